import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { RowMenu } from "../../../ui/dialog/RowMenu.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import type { OwnFactor } from "../passkey/FactorField.tsx";
import { MadeTokenDialog } from "./MadeTokenDialog.tsx";
import { MakeTokenDialog } from "./MakeTokenDialog.tsx";
import { RenewTokenDialog } from "./RenewTokenDialog.tsx";
import {
  type AccessTokenPartsFragment,
  useAccessTokenListQuery,
  useAccessTokenRevokeMutation,
} from "./token.generated.ts";
import { tokenTexts as texts } from "./token.texts.ts";

/** Dialog that is open, with what it is about. */
type Asking =
  | { readonly act: "make" }
  | { readonly act: "renew" | "revoke"; readonly token: AccessTokenPartsFragment }
  | { readonly act: "show"; readonly made: string };

/** Shows the own access tokens, and the ways to make one, to renew it and to revoke it. */
export function TokenSection({ factor }: { readonly factor: OwnFactor }) {
  const { data, error, refetch } = useAccessTokenListQuery({ fetchPolicy: "network-only" });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [revoke] = useAccessTokenRevokeMutation();
  const { busy, perform } = useSaving();
  const close = () => setAsking(null);
  const show = (made: string) => {
    setAsking({ act: "show", made });
    void refetch();
  };
  const end = async (id: string) => {
    await perform(
      () => revoke({ variables: { id } }),
      ({ data: answer }) => answer?.revokeAccessToken ?? null,
    );
    close();
    void refetch();
  };
  return (
    <Section title={texts.title}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {texts.lead} {data?.myAccessTokens.length ? texts.stays : ""}
      </Typography>
      {data ? (
        data.myAccessTokens.length > 0 && (
          <List disablePadding sx={{ mb: 4 }}>
            {data.myAccessTokens.map((token) => (
              <ListItem key={token.id} disableGutters divider>
                <ListItemText
                  primary={token.name}
                  secondary={`${texts.of(token)} · ${texts.may(token)}`}
                  sx={{ minWidth: 0, overflowWrap: "anywhere" }}
                />
                <RowMenu
                  label={texts.actsOf(token.name)}
                  acts={[
                    { label: texts.renew, choose: () => setAsking({ act: "renew", token }) },
                    { label: texts.revoke, choose: () => setAsking({ act: "revoke", token }) },
                  ]}
                />
              </ListItem>
            ))}
          </List>
        )
      ) : error ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : (
        <ListSkeleton cards />
      )}
      <Button variant="outlined" onClick={() => setAsking({ act: "make" })}>
        {texts.make}
      </Button>
      {asking?.act === "make" && <MakeTokenDialog factor={factor} onMade={show} onClose={close} />}
      {asking?.act === "renew" && (
        <RenewTokenDialog token={asking.token} factor={factor} onMade={show} onClose={close} />
      )}
      {asking?.act === "show" && <MadeTokenDialog token={asking.made} onDone={close} />}
      {asking?.act === "revoke" && (
        <ConfirmDialog
          open
          title={texts.revokeTitle}
          confirm={texts.revoke}
          destructive
          busy={busy}
          onConfirm={() => void end(asking.token.id)}
          onClose={close}
        >
          {texts.revoking(asking.token.name)}
        </ConfirmDialog>
      )}
    </Section>
  );
}
