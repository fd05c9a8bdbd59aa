import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { mailAddress } from "@travesia/api/colombia/emails";
import { callAddress, formatPhone } from "@travesia/api/colombia/phones";
import { mandateAnswer } from "@travesia/api/providers/provider.rules";
import type { ReactNode } from "react";
import { formatDay } from "../../ui/days.ts";
import { Section } from "../../ui/Section.tsx";
import { accountKinds, providerTexts, regimeLabels, termText } from "./provider.texts.ts";
import type { ProviderRecordFragment } from "./providers.generated.ts";

function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Stack component="dl" sx={{ m: 0, gap: 2 }}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
            {value}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

function mandateText({ mandate, mandateAnsweredAt, mandateAnsweredBy: by }: ProviderRecordFragment): string {
  const who = by ? `, ${by.name} ${by.lastname}` : "";
  return mandateAnswer(mandate) + (mandateAnsweredAt ? ` (${formatDay(mandateAnsweredAt)}${who})` : "");
}

/** Shows the contacts of a provider, its payment data, and the data for the accountant. */
export function ProviderFacts({ provider }: { readonly provider: ProviderRecordFragment }) {
  const { contacts, bank, accountKind, accountNumber, maskedAccount, accountHolder, names } = provider;
  const { accountChangedAt, accountChangedBy, paymentTerms, paymentDays, taxRegime, notes } = provider;
  const number = accountNumber ?? maskedAccount;
  const others = names.filter(({ name }) => name !== provider.name).map(({ name }) => name);
  const taxes = [
    taxRegime && regimeLabels[taxRegime],
    provider.chargesVat && "Responsable de IVA",
    provider.selfWithholding && "Autorretenedor",
    provider.largeTaxpayer && "Gran contribuyente",
  ].filter(Boolean);
  return (
    <>
      <Section title="Contactos">
        {contacts.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {providerTexts.noContacts}
          </Typography>
        ) : (
          <Facts
            facts={contacts.map(({ name, position, phone, email }) => [
              position ?? "Contacto",
              <Stack key={name}>
                <strong>{name}</strong>
                {phone && <Link href={callAddress(phone)}>{formatPhone(phone)}</Link>}
                {email && <Link href={mailAddress(email)}>{email}</Link>}
              </Stack>,
            ])}
          />
        )}
      </Section>
      <Section title="Cómo se le paga">
        <Stack sx={{ gap: 3 }}>
          <Facts
            facts={[
              ["Plazo", termText(paymentDays) ?? providerTexts.noTerm],
              ...(paymentTerms ? [["Condiciones", paymentTerms] as const] : []),
              [
                "Cuenta",
                number
                  ? [bank, accountKind && accountKinds[accountKind], number].filter(Boolean).join(" · ")
                  : providerTexts.noAccount,
              ],
              ...(accountHolder ? [["Titular", accountHolder] as const] : []),
            ]}
          />
          {accountChangedAt && (
            <Alert severity="info">
              {provider.accountReplaced ? "La cuenta se cambió por última vez" : "La cuenta se registró"} el{" "}
              {formatDay(accountChangedAt)}
              {accountChangedBy && `, por ${accountChangedBy.name} ${accountChangedBy.lastname}`}.
            </Alert>
          )}
        </Stack>
      </Section>
      <Section title="Datos del proveedor">
        <Facts
          facts={[
            ["Impuestos", taxes.length ? taxes.join(" · ") : "Sin definir"],
            ["Vende", mandateText(provider)],
            ...(others.length ? [["También se escribe", others.join(", ")] as const] : []),
            ...(notes ? [["Notas", notes] as const] : []),
          ]}
        />
      </Section>
    </>
  );
}
