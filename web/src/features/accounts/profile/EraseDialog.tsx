import { useNavigate } from "react-router-dom";
import { useSessionStore } from "../../../base/session/useSession.ts";
import { fieldsOf, text } from "../../../ui/form/fields.ts";
import { useDataEraseMutation } from "./profile.generated.ts";
import { accountPaths } from "../accounts.paths.ts";
import { OwnPasswordDialog } from "../recovery/OwnPasswordDialog.tsx";
import { profileTexts } from "./profile.texts.ts";

const eraseFields = fieldsOf<Record<never, never>>()({ currentPassword: text() });

/** Permanently erases the viewer's personal data; requires the password. */
export function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = profileTexts.privacy;
  const session = useSessionStore();
  const navigate = useNavigate();
  const [erase] = useDataEraseMutation();
  return (
    <OwnPasswordDialog
      title={texts.erase}
      lead={`${texts.eraseLead} ${texts.eraseWarning}`}
      submit={texts.eraseConfirm}
      fields={eraseFields}
      act={(variables) => erase({ variables })}
      done={({ data }) => data?.requestErasure ?? null}
      onDone={() => {
        session.signedOut();
        void navigate(accountPaths.login.to());
      }}
      onClose={onClose}
    />
  );
}
