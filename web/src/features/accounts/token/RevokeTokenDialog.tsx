import { useSaving } from "../../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { type AccessTokenPartsFragment, useAccessTokenRevokeMutation } from "./token.generated.ts";
import { tokenTexts as texts } from "./token.texts.ts";

interface RevokeTokenDialogProps {
  readonly token: AccessTokenPartsFragment;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an access token is revoked. */
export function RevokeTokenDialog({ token: { id, name }, onDone, onClose }: RevokeTokenDialogProps) {
  const [revoke] = useAccessTokenRevokeMutation();
  const { busy, perform } = useSaving();
  const end = async () => {
    await perform(
      () => revoke({ variables: { id } }),
      ({ data: answer }) => answer?.revokeAccessToken ?? null,
    );
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={texts.revokeTitle}
      confirm={texts.revoke}
      destructive
      busy={busy}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      {texts.revoking(name)}
    </ConfirmDialog>
  );
}
