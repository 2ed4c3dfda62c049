/** Takes a file that was chosen in a sheet, and leads to where it is seen at work. */
import { useNavigate } from "react-router";
import { placesOf } from "../places.ts";
import type { WantedPaper } from "../upload/upload-sheet.tsx";
import type { Uploads } from "../upload/use-upload.ts";

export function useGive({ start }: Uploads): (wanted: WantedPaper, file: File) => void {
  const navigate = useNavigate();
  return ({ type, traveller }, file) => {
    const whose = traveller?.id ?? null;
    start({ type, file, traveller: whose, secondOpinion: null });
    void navigate(placesOf(whose).uploadPath(type), { replace: true });
  };
}
