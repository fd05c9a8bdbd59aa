import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { leading, managing } from "@travesia/api/accounts/staff.rules";
import { documentKinds } from "@travesia/api/colombia/documents";
import type { ReactNode } from "react";
import { type Control, useWatch } from "react-hook-form";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { DayField } from "../../ui/form/DayField.tsx";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { PhoneField } from "../../ui/form/PhoneField.tsx";
import { unlessEmpty } from "../../ui/form/fields.ts";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { SuperiorField } from "./person/SuperiorField.tsx";
import { placeOf, staffFields, type StaffForm } from "./staff.form.ts";
import { accountKinds } from "./user.texts.ts";

const grid = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;

const documents = [
  { value: "", label: "Sin indicar" },
  ...Object.entries(documentKinds).map(([value, { label }]) => ({ value, label })),
];
const accounts = [
  { value: "", label: "Sin indicar" },
  ...Object.entries(accountKinds).map(([value, label]) => ({ value, label })),
];

/** Shows a titled section of a longer form. */
function FormPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h6" sx={{ mb: 3, p: 0 }}>
        {title}
      </Typography>
      <Box sx={grid}>{children}</Box>
    </Box>
  );
}

const { rules } = staffFields;

type Bound = { readonly control: Control<StaffForm> };

/** Shows the fields of a staff member's personal data. */
export function PersonPart({ control, phoneNeeded = true }: Bound & { readonly phoneNeeded?: boolean }) {
  return (
    <FormPart title="Datos personales">
      <TextField control={control} name="name" label="Nombre" maxLength={50} rules={rules.name} />
      <TextField control={control} name="lastname" label="Apellido" maxLength={50} rules={rules.lastname} />
      <TextField
        control={control}
        name="email"
        label="Correo"
        type="email"
        maxLength={254}
        rules={rules.email}
      />
      <PhoneField
        control={control}
        name="phone"
        label="Teléfono"
        rules={unlessEmpty(rules.phone, !phoneNeeded)}
      />
      <SelectField control={control} name="tipoDocumento" label="Tipo de documento" options={documents} />
      <TextField control={control} name="documentoIdentidad" label="Número de documento" maxLength={20} />
      <DayField control={control} name="fechaNacimiento" label="Fecha de nacimiento" />
      <TextField control={control} name="ciudad" label="Ciudad" maxLength={100} />
      <TextField control={control} name="direccion" label="Dirección" maxLength={200} />
    </FormPart>
  );
}

interface PlacePartProps extends Bound {
  readonly roles: readonly { readonly value: string; readonly label: string }[];
  /** True when a manager must be selected; managers always place people below themselves. */
  readonly choosesManager: boolean;
  /** Id of the person; null for a new one. */
  readonly userId?: number | null;
  readonly children?: ReactNode;
}

/** Shows the role of a member of staff, and their superior. */
export function PlacePart({ control, roles, choosesManager, userId = null, children }: PlacePartProps) {
  const [role, liderId] = useWatch({ control, name: ["role", "liderId"] });
  const { led, managed } = placeOf({ role, liderId });
  return (
    <FormPart title="Rol y equipo">
      <SelectField control={control} name="role" label="Rol" options={roles} />
      {led && (
        <SuperiorField
          control={control}
          name="liderId"
          label="Líder"
          roles={leading}
          except={userId}
          hint={liderId ? "Su gerente es el de su líder." : undefined}
        />
      )}
      {managed && choosesManager && (
        <SuperiorField control={control} name="gerenteId" label="Gerente" roles={managing} except={userId} />
      )}
      <DayField control={control} name="fechaIngreso" label="Fecha de ingreso" />
      {children}
    </FormPart>
  );
}

/** Shows the switch that offers a staff member as a seller. */
export const SellerField = ({ control }: Bound) => (
  <CheckField control={control} name="isActiveSeller" label="Recibe cotizaciones y aparece como vendedor" />
);

/** Shows the fields of a staff member's commission, and of the account into which it is paid. */
export function PayPart({ control }: Bound) {
  return (
    <FormPart title="Comisiones y banco">
      <MoneyField control={control} name="commissionLimit" label="Límite mensual de comisiones" />
      <TextField
        control={control}
        name="commissionPercentage"
        label="Porcentaje de comisión"
        type="number"
        rules={rules.commissionPercentage}
      />
      <TextField control={control} name="banco" label="Banco" maxLength={100} />
      <SelectField control={control} name="tipoCuenta" label="Tipo de cuenta" options={accounts} />
      <TextField control={control} name="numeroCuenta" label="Número de cuenta" maxLength={30} />
    </FormPart>
  );
}
