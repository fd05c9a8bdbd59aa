import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { shownFailure } from "../../../base/failure/failures.ts";
import { Section } from "../../../ui/Section.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { useAgencyAccountsQuery } from "../content.generated.ts";
import { moved } from "../../../base/lists/moved.ts";
import { orderedList } from "../moved.ts";
import { accountActs, accountListActs } from "./account.acts.tsx";
import { AccountList } from "./AccountList.tsx";

const reads = ["AgencyAccounts"];

/** Lets the owner manage the accounts into which the agency is paid. */
export function AgencyAccounts() {
  const { data, error, refetch } = useAgencyAccountsQuery({ fetchPolicy: "network-only" });
  const accounts = data?.agencyAccounts;
  const acts = useRecordActs(accountActs, { reads, records: accounts ?? [] });
  const listActs = useRecordActs(accountListActs, { reads });
  return (
    <Section
      title="Cuentas para recibir pagos"
      actions={
        accounts && (
          <Button variant="outlined" onClick={() => listActs.show("add", orderedList(accounts))}>
            {accountListActs.add.label}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 4 }}>
        <Typography variant="body2" color="textSecondary">
          Van en el contrato, en los correos que piden un pago y en la página de cada cliente, en este orden.
          Las páginas públicas nunca las muestran.
        </Typography>
        {error && !accounts ? (
          <ErrorState {...shownFailure(error, refetch)} />
        ) : !accounts ? (
          <ListSkeleton cards />
        ) : accounts.length === 0 ? (
          <EmptyState>
            Aún no hay cuentas. Agrega la primera para que tus clientes sepan dónde pagar.
          </EmptyState>
        ) : (
          <AccountList
            accounts={accounts}
            busy={acts.busy || listActs.busy}
            onAct={acts.show}
            onMove={(place, by) => listActs.show("order", orderedList(moved(accounts, place, by)))}
          />
        )}
      </Stack>
      {acts.dialog}
      {listActs.dialog}
    </Section>
  );
}
