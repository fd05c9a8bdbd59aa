import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { DayText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import type { WaitingLineFragment } from "./closing.generated.ts";
import { closingTexts, waitLabels } from "./closing.texts.ts";

export type WaitingRecord = WaitingLineFragment["records"][number];

/** Addresses at which the pending records are handled. */
export interface WaitingPlaces {
  /** Returns the address of one record. */
  readonly one: (kind: WaitingLineFragment["kind"], record: WaitingRecord) => string;
  /** Returns the address of the list with all records of a kind. */
  readonly all: (kind: WaitingLineFragment["kind"]) => string;
}

interface WaitingLinesProps {
  readonly lines: readonly WaitingLineFragment[];
  readonly places: WaitingPlaces;
}

/** Shows the pending records of a month, grouped by kind, each with a link. */
export function WaitingLines({ lines, places }: WaitingLinesProps) {
  if (lines.length === 0) return <Typography color="textSecondary">{closingTexts.nothingWaits}</Typography>;
  return (
    <Stack sx={{ gap: 5 }}>
      {lines.map((line) => (
        <WaitingKind key={line.kind} line={line} places={places} />
      ))}
    </Stack>
  );
}

/** Number of records of a kind shown at first; a print shows all of them. */
const FEW = 6;

function WaitingKind({
  line: { kind, cantidad, total, records },
  places,
}: {
  readonly line: WaitingLineFragment;
  readonly places: WaitingPlaces;
}) {
  const [open, setOpen] = useState(false);
  const more = records.length - FEW;
  return (
    <Box component="section" aria-label={waitLabels[kind]}>
      <Stack direction="row" sx={{ justifyContent: "space-between", gap: 3, mb: 1 }}>
        <Typography variant="subtitle2" component="h3">
          {waitLabels[kind]} ({cantidad.toLocaleString("es-CO")}){" "}
          <Link
            href={places.all(kind)}
            sx={{ displayPrint: "none", ml: 2, fontWeight: 400, whiteSpace: "nowrap" }}
          >
            Ver en su lista
          </Link>
        </Typography>
        <Money amount={total} strong />
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {records.map((record, place) => (
          <Stack
            key={record.id}
            component="li"
            direction="row"
            sx={{
              justifyContent: "space-between",
              gap: 3,
              py: 1.5,
              borderTop: 1,
              borderColor: "divider",
              ...(place >= FEW && !open && { display: "none", displayPrint: "flex" }),
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Link href={places.one(kind, record)}>{record.name}</Link>
              <Typography variant="body2" color="textSecondary" noWrap>
                {record.person} · <DayText day={record.day} />
              </Typography>
            </Box>
            <Money amount={record.monto} />
          </Stack>
        ))}
      </Box>
      {more > 0 && (
        <Button
          size="small"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ displayPrint: "none", mt: 1 }}
        >
          {open ? "Mostrar menos" : `Mostrar ${more} más`}
        </Button>
      )}
      {cantidad > records.length && (
        <Typography variant="body2" color="textSecondary">
          Aquí están los primeros {records.length}; los otros {cantidad - records.length} están en su lista.
        </Typography>
      )}
    </Box>
  );
}
