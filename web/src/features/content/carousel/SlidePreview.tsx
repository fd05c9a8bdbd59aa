import { slideContent } from "@travesia/api/content/landing-content.rules";
import { Slide } from "@travesia/pages/landing/Slide.tsx";
import { LandingStyle } from "@travesia/pages/style/LandingStyle.tsx";
import { type Control, useWatch } from "react-hook-form";
import { usePictureAddress } from "../usePictureAddress.ts";
import type { SlideForm } from "./slide.form.ts";

/** Shows a slide of the carousel as visitors will see it with the typed values. */
export function SlidePreview({ control }: { readonly control: Control<SlideForm> }) {
  const [title, description, destino, picture] = useWatch({
    control,
    name: ["title", "description", "destino", "picture"],
  });
  const address = usePictureAddress(picture);
  const { picture: drawn, ...content } = slideContent({
    image: address ?? "",
    title: title.trim(),
    description: description.trim(),
    destino,
  });
  return (
    <>
      <LandingStyle />
      <Slide {...content} picture={address && picture.file ? { src: address } : drawn} label="1 de 1" />
    </>
  );
}
