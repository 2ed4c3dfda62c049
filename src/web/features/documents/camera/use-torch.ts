/** The camera's lamp, where it has one that can be switched. */
import { useState } from "react";

interface LampConstraint extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

/** `null` where there is no lamp. */
export function useTorch(stream: MediaStream): { on: boolean; toggle: () => void } | null {
  const [on, setOn] = useState(false);
  const [track] = stream.getVideoTracks();
  if (!track || !hasLamp(track)) return null;
  return {
    on,
    toggle() {
      const lamp: LampConstraint = { torch: !on };
      // A lamp that does not obey stays as it is; the picture can be taken without it.
      track.applyConstraints({ advanced: [lamp] }).then(
        () => setOn(!on),
        () => undefined,
      );
    },
  };
}

/** Not every browser can tell what a camera is able to. */
function hasLamp(track: MediaStreamTrack): boolean {
  const abilities: object = "getCapabilities" in track ? track.getCapabilities() : {};
  return "torch" in abilities && abilities.torch === true;
}
