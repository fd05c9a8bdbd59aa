import { Gallery } from "@travesia/pages/package/Gallery.tsx";
import { PackageStyle } from "@travesia/pages/style/PackageStyle.tsx";
import { galleryOf } from "@travesia/api/catalog/package-content.rules";
import { useState } from "react";
import type { PackageWholeFragment } from "./catalog.generated.ts";

/** Shows the pictures of a package: one large, with all of them below it as thumbnails. */
export function PackageGallery({ pack }: { readonly pack: PackageWholeFragment }) {
  const [chosen, choose] = useState(0);
  const pictures = galleryOf(pack);
  const shown = Math.min(chosen, Math.max(pictures.length - 1, 0));
  return (
    <>
      <PackageStyle />
      <Gallery title={pack.title} pictures={pictures} shown={shown} onChoose={choose} />
    </>
  );
}
