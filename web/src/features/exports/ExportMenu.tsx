import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { RouterLink } from "../../app/routes/RouterLink.tsx";
import type { ExportFormat } from "../../graphql/schema.generated.ts";
import { exportTexts as texts } from "./export.texts.ts";
import { exportPaths } from "./exports.paths.ts";
import { ActItem } from "../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../ui/dialog/ActMenu.tsx";
import { FileDownloadOutlinedIcon } from "../../ui/icons.tsx";

interface ExportMenuProps {
  readonly busy: boolean;
  readonly onExport: (format: ExportFormat) => void;
  /** Asks for the columns first. */
  readonly onChoose: () => void;
}

const formats: readonly (readonly [ExportFormat, string])[] = [
  ["xlsx", texts.excel],
  ["csv", texts.csv],
];

/** The button over a list that takes it along: one click opens the formats, the second is the file. */
export function ExportMenu({ busy, onExport, onChoose }: ExportMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FileDownloadOutlinedIcon />}
        disabled={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.export}
      </Button>
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {formats.map(([format, label]) => (
          <ActItem
            key={format}
            onClick={() => {
              setAnchor(null);
              onExport(format);
            }}
            label={label}
          />
        ))}
        <ActItem
          onClick={() => {
            setAnchor(null);
            onChoose();
          }}
          label={texts.choose}
        />
        <Divider />
        <MenuItem component={RouterLink} href={exportPaths.list.to()} onClick={() => setAnchor(null)}>
          {texts.mine}
        </MenuItem>
      </ActMenu>
    </>
  );
}
