import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../ui/days.ts";
import { Money } from "../../ui/Money.tsx";
import { Section } from "../../ui/Section.tsx";

/** A sale to a customer, as one line of the list. */
interface Trip {
  readonly id: string;
  readonly number: string;
  readonly href: string;
  readonly destino: string;
  readonly day: string;
  readonly status: string;
  readonly price?: number | null | undefined;
}

/** Shows the sales to a customer of one kind; hidden when there are none. */
export const TripList = ({ title, trips }: { readonly title: string; readonly trips: readonly Trip[] }) =>
  trips.length > 0 && (
    <Section title={title}>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: "none" }}>
        {trips.map(({ id, number, href, destino, day, status, price }) => (
          <Typography key={id} component="li" variant="body2">
            <Link href={href} sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>
              {number}
            </Link>{" "}
            · {destino} · {formatDay(day)} · {status}
            {price != null && (
              <>
                {" · "}
                <Money amount={price} />
              </>
            )}
          </Typography>
        ))}
      </Stack>
    </Section>
  );
