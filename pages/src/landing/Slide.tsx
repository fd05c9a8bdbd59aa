import { Anchor } from "../Anchor.tsx";
import { Picture } from "../picture/Picture.tsx";
import type { PictureContent } from "../trip/TripPicture.tsx";

/** Slide of the carousel, as text ready to display. */
export interface SlideContent {
  readonly picture: PictureContent;
  /** Heading of the slide; empty for a picture without text. */
  readonly title: string;
  readonly text: string;
  /** Address that the whole slide links to. */
  readonly href: string;
}

interface SlideProps extends SlideContent {
  /** Position of the slide: `2 de 4`. */
  readonly label: string;
  /** True for the first slide, whose picture is loaded immediately. */
  readonly eager?: boolean;
}

/** Shows a slide of the carousel; its text is on a plain surface, readable over any picture. */
export const Slide = ({ picture, title, text, href, label, eager = false }: SlideProps) => (
  <div className="t-part t-slide" role="group" aria-roledescription="imagen" aria-label={label}>
    <Picture
      className="t-slide-picture"
      picture={picture}
      alt={title ? "" : "Destino"}
      sizes="(max-width: 1120px) 100vw, 1120px"
      {...(eager && { loading: "eager", fetchPriority: "high" })}
    />
    {title ? (
      <div className="t-slide-words">
        <h2 className="t-heading">
          <Anchor className="t-whole" href={href}>
            {title}
          </Anchor>
        </h2>
        {text && <p className="t-quiet">{text}</p>}
        <span className="t-button t-button-small" aria-hidden="true">
          Ver viajes
        </span>
      </div>
    ) : (
      <Anchor className="t-whole" href={href} aria-label="Ver viajes" />
    )}
  </div>
);
