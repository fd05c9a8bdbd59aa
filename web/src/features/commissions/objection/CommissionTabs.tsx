import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useAddress } from "../../../base/routes/useAddress.ts";
import { useSettings } from "../../../base/settings.ts";
import { OBJECTIONS } from "../commission/commissions.paths.ts";
import { commissionTexts } from "../commission/commission.texts.ts";
import { objectionTexts } from "./objection.texts.ts";

/** Shows the two tabs of the page: commissions, and the objections to them. */
export function CommissionTabs({ tab }: { readonly tab: "" | typeof OBJECTIONS }) {
  const address = useAddress();
  const hidden = useSettings().agency?.hiddenFeatures.includes("objeciones");
  if (hidden && tab === "") return null;
  return (
    <Tabs
      value={tab}
      onChange={(_, ver: string) => address.only({ ver })}
      variant="scrollable"
      aria-label={commissionTexts.title}
    >
      <Tab value="" label={commissionTexts.title} />
      <Tab value={OBJECTIONS} label={objectionTexts.list} />
    </Tabs>
  );
}
