import { useApolloClient } from "@apollo/client/react";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useSession, useSessionStore } from "../../../base/session/useSession.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { RowMenu } from "../../../ui/dialog/RowMenu.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ProfileDetailDocument, SessionListDocument } from "../profile/profile.generated.ts";
import { AddPasskeyDialog } from "./AddPasskeyDialog.tsx";
import type { OwnFactor } from "./FactorField.tsx";
import { knowsPasskeys } from "./browser-passkey.ts";
import { PasskeyListDocument, type PasskeyPartsFragment } from "./passkey.generated.ts";
import { passkeyTexts as texts } from "./passkey.texts.ts";
import { RemovePasskeyDialog } from "./RemovePasskeyDialog.tsx";
import { RenamePasskeyDialog } from "./RenamePasskeyDialog.tsx";

/** Act whose dialog is open, and the passkey it concerns. */
type Asking =
  { readonly act: "add" } | { readonly act: "rename" | "remove"; readonly passkey: PasskeyPartsFragment };

interface PasskeySectionProps {
  readonly passkeys: readonly PasskeyPartsFragment[];
  readonly factor: OwnFactor;
}

/** Shows the user's passkeys, with buttons to add, rename and remove them. */
export function PasskeySection({ passkeys, factor }: PasskeySectionProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const client = useApolloClient();
  const store = useSessionStore();
  const { user } = useSession();
  const close = () => setAsking(null);
  const done = () => {
    void client.refetchQueries({
      include: [PasskeyListDocument, ProfileDetailDocument, SessionListDocument],
    });
    close();
  };
  const added = () => {
    if (user) store.verified({ ...user, secondFactorDue: null });
    done();
  };
  return (
    <Section title={texts.title}>
      <Typography color="textSecondary" sx={{ mb: passkeys.length > 0 ? 2 : 4 }}>
        {texts.lead}
      </Typography>
      {passkeys.length > 0 && (
        <List disablePadding sx={{ mb: 4 }}>
          {passkeys.map((passkey) => (
            <ListItem key={passkey.id} disableGutters divider>
              <ListItemText
                primary={passkey.name}
                secondary={texts.of(passkey)}
                sx={{ minWidth: 0, overflowWrap: "anywhere" }}
              />
              <RowMenu
                label={texts.actsOf(passkey.name)}
                acts={[
                  { label: texts.rename, choose: () => setAsking({ act: "rename", passkey }) },
                  { label: texts.remove, choose: () => setAsking({ act: "remove", passkey }) },
                ]}
              />
            </ListItem>
          ))}
        </List>
      )}
      <ActButton
        variant="outlined"
        reason={knowsPasskeys() ? null : texts.unsupported}
        onClick={() => setAsking({ act: "add" })}
      >
        {texts.add}
      </ActButton>
      {asking?.act === "add" && <AddPasskeyDialog factor={factor} onDone={added} onClose={close} />}
      {asking?.act === "rename" && <RenamePasskeyDialog passkey={asking.passkey} onClose={close} />}
      {asking?.act === "remove" && (
        <RemovePasskeyDialog passkey={asking.passkey} factor={factor} onDone={done} onClose={close} />
      )}
    </Section>
  );
}
