/** Pictures of a package: added with words for those who cannot see them, and taken away; they are saved at once. */
import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_ALT, MAX_IMAGES } from "#domain/packages/image.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { PackageView } from "../../queries.ts";
import { useAddImage, useRemoveImage } from "../queries.ts";
import type { PartProps } from "./fields.tsx";

/** A picture belongs to a package that is there: a new one is saved first. */
export function PicturesPart({ editor }: PartProps) {
  const t = useTranslations("offers");
  const { base } = editor;
  if (!base) return <p className="text-muted">{t("pictures.saveFirst")}</p>;
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted">{t("pictures.text", { most: MAX_IMAGES })}</p>
      <Pictures base={base} onSaved={editor.takePictures} />
      {base.images.length < MAX_IMAGES && <AddPicture base={base} onSaved={editor.takePictures} />}
    </div>
  );
}

interface PicturesProps {
  base: PackageView;
  onSaved: (saved: PackageView) => void;
}

function Pictures({ base, onSaved }: PicturesProps) {
  const t = useTranslations("offers");
  const remove = useRemoveImage(onSaved);
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {base.images.map(({ id, alt, width, height }) => (
          <li key={id} className="relative">
            <img
              src={`/api/packages/${base.id}/images/${id}`}
              alt={alt}
              width={width}
              height={height}
              className="aspect-[3/2] w-full rounded-md object-cover"
            />
            <div className="absolute end-2 top-2 rounded-md bg-surface">
              <IconButton
                icon={Trash2}
                look="quiet"
                label={t("pictures.remove", { alt })}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ params: { id: base.id, imageId: id } })}
              />
            </div>
          </li>
        ))}
      </ul>
      <Refusal error={remove.error} />
    </>
  );
}

function AddPicture({ base, onSaved }: PicturesProps) {
  const t = useTranslations("offers");
  const [alt, setAlt] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const add = useAddImage((saved) => {
    setAlt("");
    setFile(null);
    onSaved(saved);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (file) add.mutate({ id: base.id, alt, file });
  };
  return (
    <form onSubmit={send} className="grid gap-4">
      <TextField
        key={base.images.length}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        label={t("pictures.file")}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <TextField
        label={t("pictures.alt")}
        hint={t("pictures.altHint")}
        maxLength={LONGEST_ALT}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <Refusal error={add.error} />
      <div>
        <Button type="submit" variant="outline" disabled={!file || alt.trim() === ""} pending={add.isPending}>
          {t("pictures.add")}
        </Button>
      </div>
    </form>
  );
}
