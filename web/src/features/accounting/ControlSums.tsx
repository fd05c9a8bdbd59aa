import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { counted } from "@travesia/api/colombia/spoken";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { pesosText } from "../opening/opening.form.ts";
import type { MonthBooksQuery } from "./accounting.generated.ts";
import { accountingTexts as texts } from "./accounting.texts.ts";

type Sum = MonthBooksQuery["monthBooks"]["controls"][number];
type Difference = Sum["differences"][number];

interface ControlSumsProps {
  readonly sums: readonly Sum[];
  /** Returns the address of a record; null for one without a page. */
  readonly href: (record: Difference["record"]) => string | null;
}

/** Shows the twelve sums; each difference leads to its record. */
export const ControlSums = ({ sums, href }: ControlSumsProps) => (
  <Stack component="ol" sx={{ gap: 3, m: 0, p: 0, listStyle: "none" }}>
    {sums.map(({ number, title, note, differing, differences }) => (
      <li key={number}>
        <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 3 }}>
          <Typography>
            {number}. {title}
          </Typography>
          <StatusChip
            label={differing === 0 ? texts.fits : counted(differing, "diferencia", "diferencias")}
            tone={differing === 0 ? "leaf" : "sun"}
          />
        </Stack>
        {differing > 0 && (
          <Stack component="ul" sx={{ m: 0, mt: 1, pl: 4, gap: 1 }}>
            {differences.map((difference) => (
              <Typography
                key={`${difference.record.id} ${difference.record.name}`}
                component="li"
                variant="body2"
              >
                <Named record={difference.record} href={href(difference.record)} />
                {`: en la plataforma ${pesosText(wanted(difference))}, `}
                {`en el diario ${pesosText(had(difference))}`}
              </Typography>
            ))}
            {note && (
              <Typography component="li" variant="body2" color="textSecondary">
                {note}
              </Typography>
            )}
          </Stack>
        )}
      </li>
    ))}
  </Stack>
);

const wanted = ({ expected, expectedCentavos }: Difference) => ({
  monto: expected,
  centavos: expectedCentavos,
});
const had = ({ booked, bookedCentavos }: Difference) => ({ monto: booked, centavos: bookedCentavos });

const Named = ({ record, href }: { readonly record: Difference["record"]; readonly href: string | null }) =>
  href ? (
    <Link href={href} underline="always">
      {record.name}
    </Link>
  ) : (
    <span>{record.name}</span>
  );
