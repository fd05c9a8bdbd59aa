import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { consentTexts } from "@travesia/api/accounts/consent/consent.rules";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { accountPaths } from "../accounts.paths.ts";
import { registrationTexts } from "./registration.texts.ts";

interface DataConsentProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** Text of the consent; by default the text for a quote request. */
  readonly text?: string;
}

/**
 * Shows the checkbox of the consent to the processing of personal data; without the consent nothing is
 * submitted.
 */
export function DataConsent<Values extends FieldValues>({
  control,
  name,
  text = consentTexts.request.text,
}: DataConsentProps<Values>) {
  return (
    <Box
      sx={{
        "& .MuiFormControlLabel-root": { alignItems: "flex-start" },
        "& .MuiCheckbox-root": { mt: -1 },
        "& .MuiFormControlLabel-label": { typography: "body2" },
      }}
    >
      <CheckField
        control={control}
        name={name}
        label={text}
        rules={{ validate: (value: unknown) => value === true || registrationTexts.register.consentMissing }}
      />
      <Link href={accountPaths.policies.to()} target="_blank" rel="noopener" variant="body2">
        {registrationTexts.register.policies}
      </Link>
    </Box>
  );
}
