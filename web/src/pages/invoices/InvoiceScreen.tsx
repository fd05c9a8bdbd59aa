import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useAddress } from "../../base/routes/useAddress.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { withholdingPaths } from "../../features/commissions/withholding/withholding.paths.ts";
import { invoiceTexts as texts } from "../../features/invoices/invoice.texts.ts";
import { useInvoiceCountsQuery } from "../../features/invoices/invoices.generated.ts";
import { InvoiceTab } from "../../features/invoices/InvoiceTab.tsx";
import { PendingTab } from "../../features/invoices/PendingTab.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";

const INVOICES = "facturas";
const counted = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${count.toLocaleString("es-CO")})`;

/** Shows the contracts that wait for their invoice, and the invoices; the address selects one of the two. */
export function InvoiceScreen() {
  const address = useAddress();
  const read = useInvoiceCountsQuery({ fetchPolicy: "cache-and-network" });
  const counters = lastAnswer(read)?.invoiceCounters;
  const tab = address.values["ver"] === INVOICES ? INVOICES : "";
  return (
    <>
      <PageHeader
        title={texts.title}
        tabs={
          <Tabs
            value={tab}
            onChange={(_, next: string) => address.only({ ver: next })}
            variant="scrollable"
            aria-label={texts.title}
          >
            <Tab value="" label={counted("Pendientes", counters?.porFacturar)} />
            <Tab value={INVOICES} label={counted("Facturas", counters?.total)} />
          </Tabs>
        }
        // The invoices have their sums on this line.
        subtitle={tab === INVOICES ? undefined : texts.subtitle}
      />
      <LiveList type="invoice" />
      {counters && !counters.hayNumeracion && (
        <Alert
          severity="warning"
          sx={{ mb: 4 }}
          action={
            <Button color="inherit" size="small" href={withholdingPaths.taxes.to()}>
              {texts.toRanges}
            </Button>
          }
        >
          {texts.noRange}
        </Alert>
      )}
      {tab === INVOICES ? <InvoiceTab counters={counters} /> : <PendingTab />}
    </>
  );
}
