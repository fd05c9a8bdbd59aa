import { Unread } from "../../../base/failure/Unread.tsx";
import { formatCop } from "@travesia/api/cop";
import { FactList } from "../../../ui/desk/FactList.tsx";
import { About } from "../../../ui/About.tsx";
import { Section } from "../../../ui/Section.tsx";
import { countedSales, pastSalesTexts as texts } from "../../customers/past-sales.texts.ts";
import { type PastSalesByYearQuery, usePastSalesByYearQuery } from "./dashboard.generated.ts";

type Year = PastSalesByYearQuery["pastSalesByYear"][number];

/** Shows the sales imported from before the platform was used, by year; hidden when there are none. */
export function PastSalesSection() {
  const read = usePastSalesByYearQuery({ fetchPolicy: "cache-and-network" });
  const years = read.data?.pastSalesByYear ?? [];
  if (years.length === 0) return <Unread of={read} what={texts.history} />;
  return (
    <Section title={texts.history} actions={<About label={texts.history}>{texts.yearAbout}</About>}>
      <FactList facts={years.map((year) => [String(year.year), sumsOf(year)])} />
    </Section>
  );
}

function sumsOf({ ventas, precio, costo, conCosto, pagado, conPagado }: Year): string {
  const part = (label: string, amount: number | null | undefined, said: number) =>
    amount === null || amount === undefined
      ? []
      : [`${label.toLowerCase()} ${texts.partly(formatCop(amount), said, ventas)}`];
  return [
    `${countedSales(ventas)} por ${formatCop(precio)}`,
    ...part(texts.cost, costo, conCosto),
    ...part(texts.paid, pagado, conPagado),
  ].join(" · ");
}
