import { type PictureContent, TripPicture } from "../trip/TripPicture.tsx";

/** A hotel of a trip, as text ready to display. */
export interface HotelContent {
  /** Name, city, nights and first day: `Hotel Caribe · Cartagena · 3 noches`. */
  readonly head: string;
  /** Name alone, for the descriptions of the pictures. */
  readonly name: string;
  /** Reason why clients like the hotel; empty without one. */
  readonly text: string;
  readonly pictures: readonly PictureContent[];
}

interface HotelCardProps extends HotelContent {
  /** Called when the user opens the card. */
  readonly onUnfold?: (() => void) | undefined;
}

/** Shows a hotel as a card that opens with its pictures; without pictures, there is nothing to open. */
export const HotelCard = ({ head, name, text, pictures, onUnfold }: HotelCardProps) => {
  const [first] = pictures;
  const about = text && <p className="t-quiet t-lines">{text}</p>;
  if (!first)
    return (
      <div className="t-line t-fact">
        <p className="t-strong">{head}</p>
        {about}
      </div>
    );
  return (
    <details
      className="t-hotel"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onUnfold?.();
      }}
    >
      <summary>
        <img {...first} sizes="96px" alt="" width={96} height={72} loading="lazy" decoding="async" />
        <span>
          <span className="t-hotel-name">{head}</span>
          <span className="t-when-shut">
            {pictures.length === 1 ? "Ver la foto" : `Ver ${pictures.length} fotos`}
          </span>
          <span className="t-when-open">Ocultar</span>
        </span>
      </summary>
      {about}
      <div className="t-pictures">
        {pictures.map((picture, at) => (
          <TripPicture
            key={picture.src}
            {...picture}
            alt={`Foto ${at + 1} de ${pictures.length} de ${name}`}
          />
        ))}
      </div>
    </details>
  );
};
