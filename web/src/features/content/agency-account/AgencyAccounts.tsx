import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../../base/failure/failures.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Section } from "../../../ui/Section.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { useAgencyAccountsQuery } from "../content.generated.ts";
import { AccountFormDialog } from "./AccountFormDialog.tsx";
import { AccountList } from "./AccountList.tsx";
import { useAccountActions } from "./useAccountActions.ts";

/** Lets the owner manage the accounts into which the agency is paid. */
export function AgencyAccounts() {
  const { data, error, refetch } = useAgencyAccountsQuery({ fetchPolicy: "network-only" });
  const accounts = data?.agencyAccounts;
  const actions = useAccountActions(accounts ?? []);
  const { editing, removing } = actions;
  return (
    <Section
      title="Cuentas para recibir pagos"
      actions={
        accounts && (
          <Button variant="outlined" onClick={() => actions.edit("new")}>
            Agregar cuenta
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
            busy={actions.busy}
            onEdit={actions.edit}
            onSwitch={actions.turn}
            onRemove={actions.askRemove}
            onMove={actions.move}
          />
        )}
      </Stack>
      {editing && (
        <AccountFormDialog
          key={editing === "new" ? "new" : `${editing.id} ${editing.version}`}
          account={editing === "new" ? null : editing}
          busy={actions.busy}
          failure={actions.failure}
          onSave={actions.save}
          onClose={() => actions.edit(null)}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        title="Eliminar cuenta"
        confirm="Eliminar cuenta"
        destructive
        busy={actions.busy}
        onConfirm={() => void actions.remove()}
        onClose={() => actions.askRemove(null)}
      >
        Ningún cliente la ha visto todavía. No se puede deshacer.
      </ConfirmDialog>
    </Section>
  );
}
