/** Help: whom to call, what to say, the heat, and what to do if. */

import { InTheHeat } from "./in-the-heat.tsx";
import { EmergencyNumbers } from "./numbers.tsx";
import { Phrases } from "./phrases.tsx";
import { WhatIf } from "./what-if.tsx";

export function HelpPart() {
  return (
    <div className="grid max-w-[54rem] gap-5">
      <EmergencyNumbers />
      <WhatIf />
      <InTheHeat />
      <Phrases />
    </div>
  );
}
