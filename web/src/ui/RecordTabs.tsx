import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { ReactNode } from "react";

/** One part of a record. */
export interface RecordPart {
  /** Name of the part in the address. */
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface RecordTabsProps {
  /** Name of the tab list for screen readers: `Contrato`. */
  readonly label: string;
  readonly parts: readonly Pick<RecordPart, "key" | "label">[];
  readonly open: string;
  readonly onOpen: (key: string) => void;
}

/** Returns the ids with which a tab and its panel reference each other. */
export const idsOf = (key: string) => ({ tab: `parte-${key}`, panel: `panel-${key}` });

/**
 * Shows the names of a record's parts as tabs in the record's header; `RecordPanels` shows the parts:
 * `<RecordTabs label="Contrato" parts={parts} open={open} onOpen={setOpen} />`.
 */
export const RecordTabs = ({ label, parts, open, onOpen }: RecordTabsProps) => (
  <Tabs
    value={open}
    onChange={(_, next: string) => {
      onOpen(next);
      // A part is read from its beginning.
      window.scrollTo({ top: 0 });
    }}
    variant="scrollable"
    scrollButtons={false}
    aria-label={label}
    sx={{ ml: { xs: -2, md: -3 } }}
  >
    {parts.map(({ key, label: name }) => (
      <Tab
        key={key}
        value={key}
        label={name}
        id={idsOf(key).tab}
        aria-controls={idsOf(key).panel}
        sx={{ minWidth: 0, px: { xs: 2, md: 3 } }}
      />
    ))}
  </Tabs>
);
