import { ClosedMonthsTab } from "../../features/closing/ClosedMonthsTab.tsx";
import { closingTexts as texts } from "../../features/closing/closing.texts.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";

/** The months of the agency's money: which are closed, and what of the others waits. */
export const MonthListScreen = () => (
  <>
    <PageHeader title={texts.title} subtitle={texts.subtitle} />
    <ClosedMonthsTab />
  </>
);
