import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { RowMenu } from "../../../ui/dialog/RowMenu.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { factorOf } from "../passkey/own-factor.ts";
import { EditServiceDialog } from "./EditServiceDialog.tsx";
import { MadeTokenDialog } from "./MadeTokenDialog.tsx";
import { MakeTokenDialog } from "./MakeTokenDialog.tsx";
import { NewServiceDialog } from "./NewServiceDialog.tsx";
import { PausedAlert } from "./PausedAlert.tsx";
import { RenewTokenDialog } from "./RenewTokenDialog.tsx";
import { RevokeTokenDialog } from "./RevokeTokenDialog.tsx";
import {
  type ServiceAccountRowFragment,
  useServiceAccountListQuery,
  useServiceAccountSwitchMutation,
} from "./token.generated.ts";
import { serviceTexts as texts } from "./service-account.texts.ts";
import type { AccessTokenPartsFragment } from "./token.generated.ts";
import { TokenRows } from "./TokenRows.tsx";

/** Open dialog, with the record it concerns. */
type Asking =
  | { readonly act: "new" }
  | { readonly act: "edit" | "token" | "off"; readonly service: ServiceAccountRowFragment }
  | { readonly act: "renew" | "revoke"; readonly token: AccessTokenPartsFragment }
  | { readonly act: "show"; readonly made: string };

/** Shows the agency's service accounts and their tokens, with buttons to create and change both. */
export function ServiceAccounts() {
  const { data, error, refetch } = useServiceAccountListQuery({ fetchPolicy: "network-only" });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [turn] = useServiceAccountSwitchMutation();
  const { busy, perform } = useSaving();
  const close = () => setAsking(null);
  const show = (made: string) => {
    setAsking({ act: "show", made });
    void refetch();
  };
  const refresh = () => {
    close();
    void refetch();
  };
  const switchTo = async ({ id }: ServiceAccountRowFragment, on: boolean) => {
    await perform(() => turn({ variables: { id, on } }), on ? texts.turnedOn : texts.turnedOff);
    refresh();
  };
  const actsOf = (service: ServiceAccountRowFragment) => [
    ...(service.isActive ? [{ label: texts.token, choose: () => setAsking({ act: "token", service }) }] : []),
    { label: texts.edit, choose: () => setAsking({ act: "edit", service }) },
    service.isActive
      ? { label: texts.off, choose: () => setAsking({ act: "off", service }) }
      : { label: texts.on, choose: () => void switchTo(service, true) },
  ];
  if (!data) return error ? <ErrorState {...shownFailure(error, refetch)} /> : <ListSkeleton cards />;
  const factor = factorOf(data);
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography color="textSecondary">{texts.lead}</Typography>
      <PausedAlert
        of={data.serviceAccounts.flatMap(({ tokens }) => tokens)}
        factor={factor}
        onDone={() => void refetch()}
      />
      {data.serviceAccounts.length === 0 && <EmptyState>{texts.none}</EmptyState>}
      {data.serviceAccounts.map((service) => (
        <Section
          key={service.id}
          title={service.name}
          actions={
            <Stack direction="row" sx={{ gap: 2, alignItems: "center" }}>
              <StatusChip
                label={service.isActive ? texts.isOn : texts.isOff}
                tone={service.isActive ? "leaf" : "neutral"}
              />
              <RowMenu label={texts.actsOf(service.name)} acts={actsOf(service)} />
            </Stack>
          }
        >
          <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            {texts.of(service)}
          </Typography>
          {service.isActive && service.tokens.length === 0 && <Typography>{texts.noToken}</Typography>}
          <TokenRows
            tokens={service.tokens}
            onRenew={(token) => setAsking({ act: "renew", token })}
            onRevoke={(token) => setAsking({ act: "revoke", token })}
          />
        </Section>
      ))}
      <Button variant="outlined" sx={{ alignSelf: "flex-start" }} onClick={() => setAsking({ act: "new" })}>
        {texts.create}
      </Button>
      {asking?.act === "new" && (
        <NewServiceDialog
          factor={factor}
          onMade={(service) => {
            setAsking({ act: "token", service });
            void refetch();
          }}
          onClose={close}
        />
      )}
      {asking?.act === "edit" && <EditServiceDialog service={asking.service} onClose={close} />}
      {asking?.act === "token" && (
        <MakeTokenDialog
          key={asking.service.id}
          service={asking.service}
          factor={factor}
          onMade={show}
          onClose={close}
        />
      )}
      {asking?.act === "show" && <MadeTokenDialog token={asking.made} onDone={close} />}
      {asking?.act === "renew" && (
        <RenewTokenDialog token={asking.token} factor={factor} onMade={show} onClose={close} />
      )}
      {asking?.act === "revoke" && (
        <RevokeTokenDialog token={asking.token} onDone={refresh} onClose={close} />
      )}
      {asking?.act === "off" && (
        <ConfirmDialog
          open
          title={texts.offTitle}
          confirm={texts.off}
          destructive
          busy={busy}
          onConfirm={() => void switchTo(asking.service, false)}
          onClose={close}
        >
          {texts.turningOff(asking.service)}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
