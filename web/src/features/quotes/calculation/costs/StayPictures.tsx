import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { plainName } from "@travesia/api/colombia/plain";
import { mayBeProposed, mostOfAHotel } from "@travesia/api/content/picture/picture.rules";
import { useDeferredValue, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { lastAnswer } from "../../../../base/lists/lastAnswer.ts";
import { PackagePicture } from "../../../catalog/PackagePicture.tsx";
import { LibraryDialog } from "../../../content/library/LibraryDialog.tsx";
import { useAgencyPicturesQuery } from "../../../content/library/library.generated.ts";
import { libraryTexts } from "../../../content/library/library.texts.ts";
import { AddPhotoAlternateOutlinedIcon } from "../../../../ui/icons.tsx";
import type { CalculatorForm } from "../calculator.form.ts";

interface StayPicturesProps {
  readonly control: Control<CalculatorForm>;
  /** Path of the form field with the hotel's name. */
  readonly name: "hotel.nombre" | `hotel.estadias.${number}.nombre`;
}

/** Shows the pictures of a stay's hotel that proposals will contain, to review them and add others. */
export function StayPictures({ control, name }: StayPicturesProps) {
  const typed = useWatch({ control, name });
  const hotel = useDeferredValue((typed ?? "").trim());
  const [looking, look] = useState(false);
  const read = useAgencyPicturesQuery({ variables: { search: hotel, kind: "hotel" }, skip: hotel === "" });
  if (hotel === "") return null;
  const own = (lastAnswer(read)?.agencyPictures ?? []).filter(
    (one) => plainName(one.name) === plainName(hotel) && mayBeProposed(one),
  );
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={`${libraryTexts.ofHotel}: ${hotel}`}
      sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}
    >
      {/* The oldest pictures are shown; they arrive newest first. */}
      {own
        .slice(-mostOfAHotel)
        .reverse()
        .map(({ id, address }) => (
          <Box key={id} sx={{ width: 96, borderRadius: 1, overflow: "hidden" }}>
            <PackagePicture address={address} alt={hotel} sizes="96px" />
          </Box>
        ))}
      <Button size="small" startIcon={<AddPhotoAlternateOutlinedIcon />} onClick={() => look(true)}>
        {own.length > 0 ? libraryTexts.ofHotel : libraryTexts.addOfHotel}
      </Button>
      {looking && <LibraryDialog kind="hotel" named={hotel} onClose={() => look(false)} />}
    </Stack>
  );
}
