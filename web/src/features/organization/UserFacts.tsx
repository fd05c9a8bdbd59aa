import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { mailAddress } from "@travesia/api/colombia/emails";
import { formatDocument } from "@travesia/api/colombia/documents";
import { formatPhone } from "@travesia/api/colombia/phones";
import { CLIENTE } from "@travesia/api/permissions";
import type { ReactNode } from "react";
import { DayText, InstantText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import type { BankDetailFragment } from "../accounts/profile/profile.generated.ts";
import { accountKinds } from "./user.texts.ts";
import type { SuperiorSearchQuery, UserWholeFragment } from "./users.generated.ts";
import { formatPercent } from "../../ui/percent.ts";

type Fact = readonly [label: string, value: ReactNode];

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <section>
      <Typography variant="h6" component="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: "grid", gridTemplateColumns: "minmax(120px, 2fr) 3fr", columnGap: 3, rowGap: 2 }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: "contents" }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
              {value || "—"}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}

interface UserFactsProps {
  readonly user: UserWholeFragment;
  /** Bank account into which the person is paid; null when it is not recorded. */
  readonly bank: BankDetailFragment | null;
  /** Superiors of the person. */
  readonly superiors: SuperiorSearchQuery["superiors"];
}

const superiorName = (people: UserFactsProps["superiors"], id: number | null): string | null => {
  const found = people.find((person) => person.id === id);
  return found ? `${found.name} ${found.lastname}` : null;
};

/** Shows all data of an account, in groups. */
export function UserFacts({ user, bank, superiors }: UserFactsProps) {
  const staff = user.role !== CLIENTE;
  const document =
    user.documentoIdentidad &&
    `${user.tipoDocumento?.toUpperCase() ?? ""} ${formatDocument(user.documentoIdentidad)}`.trim();
  return (
    <Stack sx={{ gap: 6 }}>
      <Facts
        title="Contacto"
        facts={[
          ["Correo", <Link href={mailAddress(user.email)}>{user.email}</Link>],
          ["Correo confirmado", user.emailVerified ? "Sí" : "Aún no"],
          ["Teléfono", user.phone && <Link href={`tel:${user.phone}`}>{formatPhone(user.phone)}</Link>],
          ["Documento", document],
          ["Nacimiento", <DayText day={user.fechaNacimiento} />],
          ["Dirección", [user.direccion, user.ciudad, user.pais].filter(Boolean).join(", ")],
        ]}
      />
      {staff && (
        <Facts
          title="Equipo"
          facts={[
            ["Líder", superiorName(superiors, user.liderId)],
            ["Gerente", superiorName(superiors, user.gerenteId)],
            ["Ingresó", <DayText day={user.fechaIngreso} />],
            ["Vendedor activo", user.isActiveSeller ? "Sí" : "No"],
          ]}
        />
      )}
      {staff && (
        <Facts
          title="Comisiones y banco"
          facts={[
            ["Límite mensual", <Money amount={user.commissionLimit} />],
            ["Pagado este mes", <Money amount={user.currentCommissionUsed} />],
            [
              "Porcentaje",
              user.commissionPercentage === null ? null : formatPercent(user.commissionPercentage),
            ],
            ["Banco", user.banco],
            [
              "Cuenta",
              [user.tipoCuenta && (accountKinds[user.tipoCuenta] ?? user.tipoCuenta), user.numeroCuenta]
                .filter(Boolean)
                .join(" · "),
            ],
            [
              "Titular",
              bank &&
                ([bank.nombreTitular, bank.documentoTitular].filter(Boolean).join(", ") ||
                  "La misma persona"),
            ],
          ]}
        />
      )}
      <Facts
        title="Cuenta"
        facts={[
          ["Código de referido", user.referralCode],
          ["Creada", <InstantText at={user.createdAt} />],
          ["Último ingreso", <InstantText at={user.lastLogin} />],
          ["Intentos fallidos", user.failedLoginAttempts === null ? null : String(user.failedLoginAttempts)],
        ]}
      />
    </Stack>
  );
}
