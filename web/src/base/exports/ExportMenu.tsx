import { dayRangeLabels } from "@travesia/api/colombia/day-ranges";
import MenuItem from "@mui/material/MenuItem";
import MenuList from "@mui/material/MenuList";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { RouterLink } from "../routes/RouterLink.tsx";
import type { ExportFormat } from "../../graphql/schema.generated.ts";
import { exportTexts as texts } from "./export.texts.ts";
import { exportPaths } from "./exports.paths.ts";
import { ActItem } from "../../ui/dialog/ActItem.tsx";

interface ExportMenuProps {
  readonly busy: boolean;
  readonly onExport: (format: ExportFormat) => void;
  /** Exports a whole month; undefined for a list without days. */
  readonly onMonth?: ((month: MonthRange) => void) | undefined;
  /** Called to select the columns before exporting. */
  readonly onChoose: () => void;
}

const formats: readonly (readonly [ExportFormat, string])[] = [
  ["xlsx", texts.excel],
  ["csv", texts.csv],
  ["ndjson", texts.ndjson],
];

/** Months that are exported at once. */
type MonthRange = "este-mes" | "mes-pasado";

const months: readonly MonthRange[] = ["este-mes", "mes-pasado"];

/** Shows the export entries of a list's options menu; one click produces the file. */
export function ExportMenu({ busy, onExport, onMonth, onChoose }: ExportMenuProps) {
  const id = useId();
  return (
    <>
      <Typography id={id} variant="body2" color="textSecondary">
        {texts.export}
      </Typography>
      <MenuList aria-labelledby={id} disabledItemsFocusable sx={{ mx: -4, py: 1 }}>
        {formats.map(([format, label]) => (
          <ActItem key={format} disabled={busy} onClick={() => onExport(format)} label={label} />
        ))}
        {onMonth &&
          months.map((month) => (
            <ActItem
              key={month}
              disabled={busy}
              onClick={() => onMonth(month)}
              label={texts.month(dayRangeLabels[month])}
            />
          ))}
        <ActItem onClick={onChoose} label={texts.choose} />
        <MenuItem component={RouterLink} href={exportPaths.list.to()}>
          {texts.mine}
        </MenuItem>
      </MenuList>
    </>
  );
}
