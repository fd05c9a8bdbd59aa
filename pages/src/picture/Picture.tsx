import { type ComponentProps, useState } from "react";
import { Arc } from "../passage/Arc.tsx";
import type { PictureContent } from "../trip/TripPicture.tsx";

interface PictureProps extends Pick<ComponentProps<"img">, "className" | "fetchPriority" | "loading"> {
  /** Picture; null when there is none. */
  readonly picture: PictureContent | null;
  readonly alt: string;
  /** Displayed width, for the `sizes` attribute of an image. */
  readonly sizes: string;
}

/** Shows a picture in the shape of its frame; the dotted arc if it is missing or cannot be loaded. */
export function Picture({ picture, alt, className = "", loading = "lazy", ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!picture || broken === picture.src)
    return (
      <div
        className={`t-picture t-picture-missing ${className}`}
        {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      >
        <svg viewBox="0 0 160 36" preserveAspectRatio="none" aria-hidden="true">
          <Arc />
        </svg>
      </div>
    );
  return (
    <img
      className={`t-picture ${className}`}
      {...picture}
      {...rest}
      alt={alt}
      loading={loading}
      decoding="async"
      onError={() => setBroken(picture.src)}
    />
  );
}
