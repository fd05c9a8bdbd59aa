import { Picture } from "../picture/Picture.tsx";
import type { PictureContent } from "../trip/TripPicture.tsx";

interface GalleryProps {
  /** Description of the large picture. */
  readonly title: string;
  readonly pictures: readonly PictureContent[];
  /** Index of the large picture. */
  readonly shown?: number;
  /** Called when a thumbnail is pressed; without it, the thumbnails are pictures only. */
  readonly onChoose?: (place: number) => void;
}

/** Shows pictures: one large, with all of them below it as thumbnails. */
export const Gallery = ({ title, pictures, shown = 0, onChoose }: GalleryProps) => (
  <div className="t-part">
    <div className="t-card">
      <Picture
        picture={pictures[shown] ?? null}
        alt={title}
        sizes="(max-width: 1120px) 100vw, 700px"
        loading="eager"
        fetchPriority="high"
      />
    </div>
    {pictures.length > 1 && (
      <div className="t-thumbs">
        {pictures.map((picture, place) => {
          const thumb = <Picture picture={picture} alt="" sizes="96px" />;
          return onChoose ? (
            <button
              key={picture.src}
              type="button"
              className="t-thumb"
              aria-label={`Foto ${place + 1} de ${pictures.length}`}
              aria-pressed={place === shown}
              onClick={() => onChoose(place)}
            >
              {thumb}
            </button>
          ) : (
            <div key={picture.src} className="t-thumb">
              {thumb}
            </div>
          );
        })}
      </div>
    )}
  </div>
);
