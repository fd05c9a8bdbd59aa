import Box from "@mui/material/Box";
import { today } from "@travesia/api/colombia/days";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { useAddress } from "../../base/routes/useAddress.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { FigureLine } from "../../ui/FigureLine.tsx";
import { Money } from "../../ui/Money.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { ProviderClaims } from "../../features/purchases/claim/ProviderClaims.tsx";
import { dueFilterOf, dueFilters, whenOf } from "../../features/purchases/dues/due.filters.ts";
import { DueList } from "../../features/purchases/dues/DueList.tsx";
import { dueTexts } from "../../features/purchases/dues/dues.texts.ts";
import {
  useDueProvidersQuery,
  useProviderDueSumsQuery,
} from "../../features/purchases/dues/dues.generated.ts";
import { LiveList } from "../../features/live/LiveList.tsx";

/** Shows the agency's debts to providers for all contracts: overdue, due this week, and due later. */
export function ProviderDuesScreen() {
  const address = useAddress();
  const filter = dueFilterOf(address.values, today(new Date()));
  const { search, providerId } = filter;
  const sums = useProviderDueSumsQuery({
    variables: { filter: { search, providerId } },
    fetchPolicy: "cache-and-network",
  });
  const providers = useDueProvidersQuery({ fetchPolicy: "cache-and-network" });
  const figures = lastAnswer(sums)?.providerDueFigures;
  const open = figures && figures.overdue + figures.week + figures.later + figures.undated;
  const count =
    figures && figures.overdueCount + figures.weekCount + figures.laterCount + figures.undatedCount;
  return (
    <>
      <PageHeader title={dueTexts.title} />
      <LiveList type="purchase" />
      <FigureLine
        figures={[
          { label: "Vencido", value: <Money amount={figures?.overdue} /> },
          { label: "Vence esta semana", value: <Money amount={figures?.week} /> },
          { label: "Por pagar en total", value: <Money amount={open} /> },
        ]}
      />
      <Counters
        label="Cuándo"
        selected={whenOf(address.values.ver)}
        onSelect={(ver) => address.set({ ver: ver === "open" ? "" : ver })}
        counters={[
          { value: "open", label: defined.porPagar.label, count },
          { value: "overdue", label: "Vencidas", count: figures?.overdueCount },
          { value: "due", label: "Hasta hoy", count: figures?.dueCount },
          { value: "week", label: "Esta semana", count: figures?.weekCount },
          { value: "later", label: "Más adelante", count: figures?.laterCount },
          { value: "undated", label: "Sin fecha", count: figures?.undatedCount },
          { value: "paid", label: "Pagadas en 30 días", count: figures?.paidCount },
        ]}
      />
      <DueList
        filter={filter}
        filterBar={{
          filters: dueFilters(providers.data?.providers.items, figures?.weeks, address.values),
          values: address.values,
          onChange: address.set,
        }}
      />
      <Box sx={{ mt: 5, "&:empty": { display: "none" } }}>
        <ProviderClaims onlyOpen />
      </Box>
    </>
  );
}
