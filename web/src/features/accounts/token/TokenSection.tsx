import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { Section } from "../../../ui/Section.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import type { OwnFactor } from "../passkey/FactorField.tsx";
import { MadeTokenDialog } from "./MadeTokenDialog.tsx";
import { MakeTokenDialog } from "./MakeTokenDialog.tsx";
import { PausedAlert } from "./PausedAlert.tsx";
import { RevokeTokenDialog } from "./RevokeTokenDialog.tsx";
import { RenewTokenDialog } from "./RenewTokenDialog.tsx";
import { TokenRows } from "./TokenRows.tsx";
import { type AccessTokenPartsFragment, useAccessTokenListQuery } from "./token.generated.ts";
import { tokenTexts as texts } from "./token.texts.ts";

/** Open dialog, with the token it concerns. */
type Asking =
  | { readonly act: "make" }
  | { readonly act: "renew" | "revoke"; readonly token: AccessTokenPartsFragment }
  | { readonly act: "show"; readonly made: string };

/** Shows the user's access tokens, with buttons to create, renew and revoke them. */
export function TokenSection({ factor }: { readonly factor: OwnFactor }) {
  const { data, error, refetch } = useAccessTokenListQuery({ fetchPolicy: "network-only" });
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const show = (made: string) => {
    setAsking({ act: "show", made });
    void refetch();
  };
  const refresh = () => {
    close();
    void refetch();
  };
  return (
    <Section title={texts.title}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {texts.lead} {data?.myAccessTokens.length ? texts.stays : ""}
      </Typography>
      <PausedAlert of={data?.myAccessTokens} factor={factor} onDone={refresh} />
      {data ? (
        <TokenRows
          tokens={data.myAccessTokens}
          onRenew={(token) => setAsking({ act: "renew", token })}
          onRevoke={(token) => setAsking({ act: "revoke", token })}
        />
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
        <RevokeTokenDialog token={asking.token} onDone={refresh} onClose={close} />
      )}
    </Section>
  );
}
