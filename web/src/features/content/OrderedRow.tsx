import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { PackagePicture } from "../catalog/PackagePicture.tsx";
import { ActIconButton } from "../../ui/dialog/ActIconButton.tsx";
import { ArrowDownwardIcon, ArrowUpwardIcon } from "../../ui/desk/deskIcons.tsx";

interface OrderedRowProps {
  readonly title: string;
  readonly detail: ReactNode;
  /** Address of the picture; absent when the entry has none. */
  readonly image?: string | null;
  readonly place: number;
  readonly count: number;
  readonly busy: boolean;
  readonly onMove: (by: -1 | 1) => void;
  /** Buttons of the row. */
  readonly children: ReactNode;
}

/** Shows one entry of an ordered list, with buttons that move it up and down. */
export function OrderedRow({ title, detail, image, place, count, busy, onMove, children }: OrderedRowProps) {
  return (
    <Card component="article" aria-label={title} sx={{ p: 3 }}>
      <Stack
        direction="row"
        sx={{ gap: { xs: 3, sm: 4 }, alignItems: "center", flexWrap: { xs: "wrap", sm: "nowrap" } }}
      >
        {image !== undefined && (
          <Box sx={{ width: { xs: 96, sm: 128 }, flexShrink: 0, borderRadius: 1, overflow: "hidden" }}>
            <PackagePicture address={image ?? undefined} alt="" sizes="128px" />
          </Box>
        )}
        <Box sx={{ flex: "1 1 160px", minWidth: 0 }}>
          <Typography variant="h6" component="h3" sx={{ overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: "anywhere" }}>
            {detail}
          </Typography>
        </Box>
        <Stack
          direction="row"
          sx={{ gap: 1, alignItems: "center", width: { xs: "100%", sm: "auto" }, flexShrink: 0 }}
        >
          <ActIconButton
            aria-label={`Subir ${title}`}
            disabled={busy || place === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUpwardIcon fontSize="small" />
          </ActIconButton>
          <ActIconButton
            aria-label={`Bajar ${title}`}
            disabled={busy || place === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowDownwardIcon fontSize="small" />
          </ActIconButton>
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}
