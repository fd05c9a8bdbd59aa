import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { CalculationFigures, SellerRole } from "@travesia/api/quotes/calculation/calculation.rules";
import { type ReactNode, useId, useState } from "react";
import type { Control } from "react-hook-form";
import { ActivitiesTab } from "./costs/ActivitiesTab.tsx";
import { CommissionsTab, SummaryTab } from "./CalculatorPriceTabs.tsx";
import type { CalculatorForm } from "./calculator.form.ts";
import { type CalculatorTab, calculatorTabs, PREVIEW } from "./calculation.texts.ts";
import { type FollowedPart, partsOfTabs } from "./preview/followed-part.ts";
import { LodgingTab } from "./costs/LodgingTab.tsx";
import { ServicesTab } from "./costs/ServicesTab.tsx";
import { TransportTab } from "./costs/TransportTab.tsx";

interface CalculatorTabsProps {
  readonly control: Control<CalculatorForm>;
  readonly figures: CalculationFigures;
  readonly present: Readonly<Record<SellerRole, boolean>>;
  /** Called with the part of the client's page that an opened tab begins with. */
  readonly onOpen: (part: FollowedPart) => void;
  /** Preview of the client's page, in its own tab when it is not shown beside the tabs. */
  readonly preview?: ReactNode;
}

type ShownTab = CalculatorTab | typeof PREVIEW;

/**
 * Shows the calculator's six tabs. All stay mounted, so that no entered text is lost when the tab changes;
 * the preview is rendered when its tab is opened.
 */
export function CalculatorTabs({ control, figures, present, onOpen, preview }: CalculatorTabsProps) {
  const [asked, setTab] = useState<ShownTab>("Transporte");
  const tab = asked === PREVIEW && !preview ? "Transporte" : asked;
  const tabs: readonly ShownTab[] = preview ? [...calculatorTabs, PREVIEW] : calculatorTabs;
  const id = useId();
  const open = (next: ShownTab) => {
    setTab(next);
    if (next !== PREVIEW) onOpen(partsOfTabs[next]);
  };
  const content: Record<ShownTab, ReactNode> = {
    Transporte: <TransportTab control={control} />,
    Alojamiento: <LodgingTab control={control} />,
    Servicios: <ServicesTab control={control} />,
    Actividades: <ActivitiesTab control={control} />,
    Comisiones: <CommissionsTab control={control} figures={figures} present={present} />,
    Resumen: <SummaryTab control={control} figures={figures} />,
    [PREVIEW]: tab === PREVIEW && preview,
  };
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: ShownTab) => open(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Partes del cálculo"
        sx={{ px: { xs: 1, md: 3 }, borderBottom: 1, borderColor: "divider" }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
          />
        ))}
      </Tabs>
      {tabs.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== tab}
          sx={{ px: { xs: 4, md: 6 }, py: 5 }}
        >
          {content[name]}
        </Box>
      ))}
    </>
  );
}
