import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../../base/failure/failures.ts";
import { formatDay } from "../../../ui/days.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { Money } from "../../../ui/Money.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { PaymentFigures } from "./PaymentFigures.tsx";
import { PaymentList } from "../payment/PaymentList.tsx";
import { PlanBar } from "../payment/PlanBar.tsx";
import { PlanLines } from "../payment/PlanLines.tsx";
import { useContractPayments } from "../payment/useContractPayments.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";

const tabs = { resumen: "Resumen", plan: "Plan de Pagos", pagos: "Pagos" } as const;
type TabKey = keyof typeof tabs;

interface FollowedContractDrawerProps {
  readonly contractId: string;
  /** Open tab, from the address. */
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
  readonly onClose: () => void;
}

const isTab = (value: string | undefined): value is TabKey =>
  value !== undefined && Object.hasOwn(tabs, value);

/**
 * Shows the payments of one contract in a panel beside the list: its totals, plan and payments, each in a
 * tab.
 */
export function FollowedContractDrawer({ contractId, tab, onTab, onClose }: FollowedContractDrawerProps) {
  const payments = useContractPayments(contractId);
  const { details, error, refetch } = payments;
  const title = details ? `Pagos de ${details.contract.contractNumber}` : "Pagos del contrato";
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { "aria-label": title, sx: { width: { xs: "100%", sm: 640 } } } }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: "center", justifyContent: "space-between", px: { xs: 4, sm: 6 }, pt: 4 }}
      >
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        <IconButton aria-label="Cerrar" onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Stack>
      {error && !details ? (
        <ErrorState {...shownFailure(error, refetch, "paymentDetails")} />
      ) : !details ? (
        <Box sx={{ p: 6 }}>
          <RecordSkeleton />
        </Box>
      ) : (
        <Contents payments={payments} details={details} tab={isTab(tab) ? tab : "resumen"} onTab={onTab} />
      )}
    </Drawer>
  );
}

type Payments = ReturnType<typeof useContractPayments>;

interface ContentsProps {
  readonly payments: Payments;
  readonly details: NonNullable<Payments["details"]>;
  readonly tab: TabKey;
  readonly onTab: (tab: TabKey) => void;
}

function Contents({ payments: { actions, register, dialogs }, details, tab, onTab }: ContentsProps) {
  const { contract, planPagos, pagosRealizados, resumenFinanciero } = details;
  const over = contract.status === "cancelled";
  const next = over ? undefined : planPagos.find(({ estado }) => estado !== "pagada");
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: TabKey) => onTab(next)}
        aria-label="Pagos del contrato"
        sx={{ px: { xs: 2, sm: 4 }, borderBottom: 1, borderColor: "divider" }}
      >
        {Object.entries(tabs).map(([value, label]) => (
          <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls={`panel-${value}`} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        sx={{ p: { xs: 4, sm: 6 }, flex: 1 }}
      >
        {tab === "resumen" && (
          <Stack sx={{ gap: 5 }}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                {contract.cliente.name} {contract.cliente.lastname}
              </Typography>
              <Typography color="textSecondary">
                {contract.destino} ·{" "}
                <Link href={contractPaths.detail.to({ id: contract.id })}>Ver contrato</Link>
              </Typography>
            </div>
            <PaymentFigures summary={resumenFinanciero} trip={contract} over={over} />
            <div>
              <PlanBar plan={planPagos} over={over} />
              {next && (
                <Typography color={next.estado === "vencido" ? "error" : "textSecondary"}>
                  {next.estado === "vencido" ? "Vencido" : "Próximo pago"}: {next.descripcion},{" "}
                  <Money amount={next.monto - next.pagado} strong />, {formatDay(next.fechaVencimiento)}
                </Typography>
              )}
            </div>
          </Stack>
        )}
        {tab === "plan" && (
          <PlanLines plan={planPagos} over={over} {...(register ? { onPay: register } : {})} />
        )}
        {tab === "pagos" && (
          <PaymentList payments={pagosRealizados} actions={actions} canRegister={register !== null} />
        )}
      </Box>
      {register && (
        <Box
          sx={{
            px: { xs: 4, sm: 6 },
            py: 3,
            borderTop: 1,
            borderColor: "divider",
            position: "sticky",
            bottom: 0,
            backgroundColor: "background.paper",
          }}
        >
          <ActButton variant="contained" color="secondary" fullWidth onClick={() => register()}>
            Registrar pago
          </ActButton>
        </Box>
      )}
      {dialogs}
    </>
  );
}
