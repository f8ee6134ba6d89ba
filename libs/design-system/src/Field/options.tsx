export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export const optionsOf = (options: readonly SelectOption[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
