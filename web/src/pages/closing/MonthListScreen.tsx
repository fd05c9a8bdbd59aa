import Button from "@mui/material/Button";
import { ClosedMonthsTab } from "../../features/closing/ClosedMonthsTab.tsx";
import { closingTexts as texts } from "../../features/closing/closing.texts.ts";
import { closingPaths } from "../../features/closing/closing.paths.ts";
import { openingTexts } from "../../features/opening/opening.texts.ts";
import { LiveList } from "../../features/live/LiveList.tsx";
import { monthRecords } from "../../features/closing/month.records.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";

/** Shows the months of the agency's accounting: the closed months, and the pending records of the others. */
export const MonthListScreen = () => (
  <>
    <PageHeader
      title={texts.title}
      subtitle={texts.subtitle}
      more={
        <Button variant="outlined" href={closingPaths.opening.to()}>
          {openingTexts.title}
        </Button>
      }
    />
    <LiveList type={monthRecords} />
    <ClosedMonthsTab />
  </>
);
