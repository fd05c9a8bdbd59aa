/** A picture: its address, and the addresses of narrower versions if there are any. */
export interface PictureContent {
  readonly src: string;
  readonly srcSet?: string | undefined;
}

/** Shows a picture of a trip in its frame; the space is reserved before the picture has loaded. */
export const TripPicture = ({ alt = "", ...picture }: PictureContent & { readonly alt?: string }) => (
  <img
    className="t-photo"
    {...picture}
    sizes="(min-width: 600px) 480px, 100vw"
    alt={alt}
    width={640}
    height={360}
    loading="lazy"
    decoding="async"
  />
);
