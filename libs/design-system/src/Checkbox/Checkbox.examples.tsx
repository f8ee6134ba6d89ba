import type { Examples } from '../examples.ts';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Checkbox } from './Checkbox.tsx';

export const examples: Examples = {
  'in a list of filters': (
    <Fieldset id="checkbox-country" legend="Country">
      <div>
        {[
          { country: 'England', count: 120 },
          { country: 'Wales', count: 9 },
        ].map(({ country, count }) => (
          <Checkbox
            key={country}
            name="checkbox-country"
            value={country}
            label={country}
            defaultChecked={country === 'Wales'}
            detail={
              <>
                {count}
                <VisuallyHidden> courses</VisuallyHidden>
              </>
            }
          />
        ))}
      </div>
    </Fieldset>
  ),
  alone: <Checkbox name="checkbox-row" value="leeds" label="Select Leeds" hideLabel />,
};
