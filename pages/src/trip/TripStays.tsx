import { Section } from "../section/Section.tsx";
import type { PictureContent } from "./TripPicture.tsx";

/** One hotel of a trip, as text ready to display. */
export interface StayContent {
  readonly id: string;
  readonly name: string;
  /** City, category and room: `Cartagena · 4 Estrellas · Doble`. */
  readonly place: string;
  /** Nights and days: `4 noches · del 4 de marzo de 2027 al 8 de marzo de 2027`. */
  readonly days: string;
  /** Picture of the hotel or its city; null on a page that is read without a connection. */
  readonly picture: PictureContent | null;
  /** Address in a maps service; null for a hotel without a name. */
  readonly map: string | null;
}

/** Shows the hotels of a trip as illustrated cards; hidden when there are none. */
export const TripStays = ({ stays }: { readonly stays: readonly StayContent[] }) =>
  stays.length > 0 && (
    <Section title="Dónde te quedas">
      <ul className="t-cards">
        {stays.map(({ id, name, place, days, picture, map }) => (
          <li key={id} className="t-card t-stay">
            {picture && (
              <img
                {...picture}
                sizes="(min-width: 600px) 240px, 100vw"
                alt=""
                width={240}
                height={160}
                loading="lazy"
              />
            )}
            <div>
              <h3 className="t-strong">{name}</h3>
              <p className="t-quiet">{place}</p>
              <p>{days}</p>
              {map && (
                <a className="t-button" href={map} target="_blank" rel="noopener noreferrer">
                  Abrir en Mapas
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
