import { Section } from "../section/Section.tsx";

/** Title of the section with the tickets and vouchers. */
export const VOUCHERS = "Tiquetes y vouchers";

/** A ticket or voucher that a traveller can open. */
export interface VoucherContent {
  readonly id: string;
  /** Service that the voucher belongs to. */
  readonly service: string;
  readonly filename: string;
  readonly url: string;
}

/** Shows the tickets and vouchers of a trip, grouped by service; hidden when there are none. */
export const TripVouchers = ({ vouchers }: { readonly vouchers: readonly VoucherContent[] }) => {
  if (vouchers.length === 0) return null;
  const services = [...new Set(vouchers.map(({ service }) => service))];
  return (
    <Section title={VOUCHERS}>
      <div className="t-cards">
        {services.map((service) => (
          <div key={service}>
            <h3 className="t-strong">{service}</h3>
            <ul>
              {vouchers
                .filter((voucher) => voucher.service === service)
                .map(({ id, filename, url }) => (
                  <li key={id}>
                    <a className="t-file" href={url} target="_blank" rel="noopener">
                      <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d={CLIP} />
                      </svg>
                      {filename}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
};

/** Drawing on 24 × 24 (Material Icons, Apache License 2.0, Google). */
const CLIP =
  "M16.5 6v11.5c0 2.21-1.79 4-4 4s-4-1.79-4-4V5c0-1.38 1.12-2.5 2.5-2.5s2.5 1.12 2.5 2.5v10.5c0 .55-.45 1-1 1" +
  "s-1-.45-1-1V6H10v9.5c0 1.38 1.12 2.5 2.5 2.5s2.5-1.12 2.5-2.5V5c0-2.21-1.79-4-4-4S7 2.79 7 5v12.5" +
  "c0 3.04 2.46 5.5 5.5 5.5s5.5-2.46 5.5-5.5V6z";
