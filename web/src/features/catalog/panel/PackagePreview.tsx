import Box from "@mui/material/Box";
import { galleryOf, packageContent } from "@travesia/api/catalog/package-content.rules";
import { packageOffer, upcoming } from "@travesia/api/catalog/package-offer.rules";
import { today as todayOf } from "@travesia/api/colombia/days";
import { Gallery } from "@travesia/pages/package/Gallery.tsx";
import { PackageOffer } from "@travesia/pages/package/PackageOffer.tsx";
import { PackagePage } from "@travesia/pages/package/PackagePage.tsx";
import { PackageStyle } from "@travesia/pages/style/PackageStyle.tsx";
import { useDeferredValue } from "react";
import { type Control, useWatch } from "react-hook-form";
import { catalogTexts } from "../catalog.texts.ts";
import { packageFields, type PackageForm } from "./package.form.ts";
import { useFileAddresses } from "./useFileAddresses.ts";

/** Shows the page of a package as it will be with the typed values. */
export function PackagePreview({ control }: { readonly control: Control<PackageForm> }) {
  const form = useDeferredValue(useWatch({ control }) as PackageForm);
  const chosen = useFileAddresses(form.files);
  const typed = packageFields.input(form);
  const pack = {
    ...typed,
    title: typed.title.trim() || "Título del paquete",
    city: typed.city.trim() || "Ciudad",
    location: typed.location.trim() || "ubicación",
    days: Math.max(typed.days, 1),
  };
  const departures = upcoming(
    pack.fechas.filter(({ vuelta }) => vuelta !== ""),
    todayOf(new Date()),
  ).map((departure) => ({ ...departure, disponibles: pack.cupos }));
  departures.sort((one, other) => one.salida.localeCompare(other.salida));
  return (
    <Box
      sx={{
        p: 3,
        "& .t-package h1": { fontSize: "1.625rem" },
        // The page's columns follow the width of the screen, not of the preview.
        "& .t-package-parts": { gridTemplateColumns: "minmax(0, 1fr)" },
        "& .t-package-offer": { gridArea: "auto", height: "auto" },
      }}
    >
      <PackageStyle />
      <PackagePage
        {...packageContent(pack)}
        gallery={
          <Gallery title={pack.title} pictures={[...galleryOf(pack), ...chosen.map((src) => ({ src }))]} />
        }
        offer={
          <PackageOffer
            {...packageOffer(pack, departures)}
            {...(pack.price === 0 && { price: "Precio" })}
            quote={{ text: catalogTexts.quote, href: "" }}
          />
        }
      />
    </Box>
  );
}
