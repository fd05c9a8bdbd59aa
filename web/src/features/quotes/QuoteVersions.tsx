import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { InstantText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { Section } from "../../ui/Section.tsx";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

/** What was sent, version by version; nothing is shown before the first. */
export function QuoteVersions({ versions }: { readonly versions: NonNullable<QuoteRecordFragment["versions"]> }) {
  if (versions.length === 0) return null;
  return (
    <Section title="Versiones enviadas" flush>
      <Table size="small" aria-label="Versiones enviadas">
        <TableHead>
          <TableRow>
            <TableCell>Versión</TableCell>
            <TableCell>Enviada</TableCell>
            <TableCell>A</TableCell>
            <TableCell align="right">Precio</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {versions.map(({ id, number, precioTotal, sentAt, sentTo, sha256 }) => (
            <TableRow key={id} title={`Huella del PDF: ${sha256}`}>
              <TableCell>{number}</TableCell>
              <TableCell>
                <InstantText at={sentAt} />
              </TableCell>
              <TableCell sx={{ overflowWrap: "anywhere" }}>{sentTo}</TableCell>
              <TableCell align="right">
                <Money amount={precioTotal} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
