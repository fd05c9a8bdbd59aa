import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Section } from "../../../ui/Section.tsx";
import { AttachFileIcon } from "../../../ui/icons.tsx";
import { TOUCH } from "../../../ui/touch.ts";
import { tripTexts as texts } from "./trip.texts.ts";

/** A ticket or voucher that a traveller can open. */
export interface ShownVoucher {
  readonly id: string;
  /** Service that the voucher belongs to. */
  readonly service: string;
  readonly filename: string;
  readonly url: string;
}

/** Shows the tickets and vouchers of a trip, grouped by service; hidden when there are none. */
export function TripVouchers({ vouchers }: { readonly vouchers: readonly ShownVoucher[] }) {
  if (vouchers.length === 0) return null;
  const services = [...new Set(vouchers.map(({ service }) => service))];
  return (
    <Section title={texts.vouchers}>
      <Stack sx={{ gap: 3 }}>
        {services.map((service) => (
          <div key={service}>
            <Typography component="h3" sx={{ fontWeight: 650 }}>
              {service}
            </Typography>
            <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
              {vouchers
                .filter((voucher) => voucher.service === service)
                .map(({ id, filename, url }) => (
                  <li key={id}>
                    <Link
                      href={url}
                      target="_blank"
                      rel="noopener"
                      sx={{
                        display: "inline-flex",
                        alignItems: "center",
                        gap: 1,
                        minHeight: TOUCH,
                        overflowWrap: "anywhere",
                      }}
                    >
                      <AttachFileIcon fontSize="small" />
                      {filename}
                    </Link>
                  </li>
                ))}
            </Stack>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
