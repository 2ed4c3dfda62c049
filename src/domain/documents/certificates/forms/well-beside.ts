/**
 * Whole sentences in which papers say beside their English that all is well (folded): fit for the journey, no contagious
 * disease, a normal examination. They prove nothing, since a certificate counts by its English or Arabic alone.
 */
const FR_GO =
  "(?:(?:a|au|aux|de|du|des|d'|l'|le|la|les|et|ni|pour|en|sa|son|ce|cette|voyager|voyage|voyages|effectuer|accomplir|faire|entreprendre|supporter|l'accomplissement|l'execution|accomplissement|pelerinage|hadj|hajj|omra|mecque|lieux|saints|arabie|saoudite|rites|par|avion|voie|aerienne|saison|annee|\\(|\\)|14\\d\\d|2027|h|,) ?)+";
const ID_GO =
  "(?:(?:untuk|bagi|melakukan|melaksanakan|menunaikan|mengerjakan|menjalankan|mengikuti|perjalanan|penerbangan|dan|ibadah|rukun|fardhu|haji|ke|di|tanah|suci|arab|saudi|makkah|mekah|tahun|musim|udara|dengan|selamat|14\\d\\d|2027|h|m|,) ?)+";

export const WELL_BESIDE: readonly string[] = [
  // French.
  `(?:(?:je |nous )?(?:certifi(?:e|ons) que |atteste que )?(?:il|elle|l'interessee?|le patient|la patiente|son etat de sante|sa sante|l'etat de sante de l'interessee?) )?(?:est |a ete |a ete jugee? |a ete trouvee? |est declaree? |et )*(?:(?:medicalement|physiquement|mentalement|et) )*apte ${FR_GO}`,
  `(?:et )?(?:que )?(?:son|sa|l')? ?(?:etat(?: general)?(?: de sante)?|sante)(?: actuelle?)? (?:lui )?(?:permet|est compatible avec|autorise)(?: d[e'] ?| lui d[e'] ?| )*${FR_GO}`,
  `(?:et |je |nous |il |elle |qu'il |qu'elle )*(?:n'(?:avoir|ai|avons|a|y a)|ne|n') ?(?:ai |avons )?(?:presente|constate|releve|decele|trouve|a|souffre|montre)?(?: (?:a|ce|jour))* ?(?:(?:aucune?|d'aucune?|pas de|pas d')(?: (?:signes?|symptomes?|evidence)(?: (?:cliniques?|apparents?|evidents?|de|d'))*)? ?(?:contre-?indications?|maladies?|affections?|infections?|pathologies?)(?: (?:medicales?|cliniques?|apparentes?|decelables?|contagieuses?|infectieuses?|transmissibles?|chroniques?|graves?|evolutives?|aigues?|ni|ou|et|en cours))*)(?: ${FR_GO})?`,
  `absence (?:de|d') ?(?:(?:toute|signes? de|signes? cliniques? de) )*(?:maladies?|affections?|contre-?indications?|pathologies?)(?: (?:contagieuses?|infectieuses?|transmissibles?|medicales?|evolutives?|ou|et|${FR_GO}))*|(?:(?:il|elle) est |est )?indemne de (?:toute|toutes)(?: (?:maladies?|affections?|contagieuses?|infectieuses?|transmissibles?|et|ou))+`,
  "(?:l'|son )?(?:examen|examens|bilan|bilans|etat general)(?: (?:clinique|cliniques|physique|medical|general|biologique|complementaires?|somatique|cardio-?vasculaire|pulmonaire|neurologique|du jour|ce jour|de ce jour|,|et))*,? ?:? ?(?:est|sont|a ete|reste)? ?(?:normal|normale|normaux|sans particularite|sans anomalie|bon|satisfaisant)",
  // Indonesian and Malay.
  `(?:(?:yang bersangkutan|beliau|pasien|pesakit|jemaah|penama|ia|dan|telah|adalah|dinyatakan|didapati|disahkan|dalam keadaan|dengan ini|secara|medis|perubatan|fizikal|fisik|sehat|sihat|baik|jasmani|rohani|tubuh badan|keadaan|kesihatan|kesehatan|,) ?)*(?:layak|laik|sehat|sihat|mampu)(?: (?:terbang|secara kesehatan|dari segi kesihatan|dan))*(?: ?${ID_GO})?`,
  "(?:(?:hasil|hasil pemeriksaan|kesimpulan|yang bersangkutan|pasien|jemaah|dinyatakan|telah|,|:) ?)*memenuhi (?:syarat|persyaratan)(?: (?:istitha'?ah|istithaah|kesehatan|jemaah|haji|umrah|dan|untuk|menunaikan|ibadah|perjalanan|tahun|14\\d\\d|2027|h))+",
  "(?:(?:beliau|pasien|pesakit|yang bersangkutan|dan|serta) )*(?:tidak (?:ada|terdapat|ditemukan|ditemui|menderita|mengidap|menghidap|mempunyai)|bebas (?:dari|daripada)|tiada)(?: (?:tanda|tanda-tanda|gejala|gejala-gejala|sebarang|apa-apa|klinis))*(?: penyakit| infeksi| jangkitan)(?: (?:menular|berjangkit|infeksi|berbahaya|kontagius|dan|atau))*",
  "(?:pemeriksaan|keadaan)(?: (?:fisik|fizikal|umum|klinis|klinikal|am|kesehatan|kesihatan))*:? ?(?:adalah |dalam )?(?:normal|baik|dalam batas normal|had normal|dalam had normal)",
  // Turkish.
  "(?:(?:kisinin|hastanin|ilgilinin|adi gecenin|kendisinin|adi gecen|kisi|hasta|hacca|hac|ibadetini|ibadeti|yolculuguna|yolculugu|seyahatine|seyahate|seyahat|umreye|ve|veya|gitmesinde|cikmasinda|yapmasinda|yapmasina|etmesinde|etmesine|gitmesine|icin|tibbi|tibben|saglik|yonunden|acisindan|bakimindan|herhangi|bir|fiziksel|ruhsal) ?)+(?:(?:sakinca|engel|mahzur|engeli?|mani)(?:si|i)? ?(?:yoktur|bulunmamaktadir|yok|gorulmemistir|saptanmamistir)|elverislidir|uygundur)(?:,? (?:ve )?(?:seyahate|hacca|hac|yolculuga|ucusa|icin|gitmeye|ibadetine|saglik|durumu|yonunden| )* ?(?:elverislidir|uygundur))?",
  "(?:herhangi bir )?bulasici (?:bir )?hastali(?:gi|k)(?: belirtisi| bulgusu)? (?:yoktur|yok|saptanmamistir|saptanmadi|bulunmamaktadir|izlenmemistir)|(?:genel )?(?:saglik )?durum(?:u)?:? (?:iyi|normal|dogal)(?:dir)?|(?:fizik |sistem )?muayene(?:si|ler)?(?: bulgulari)?:? (?:normal|dogal|olagan)(?:dir)?",
  // Russian.
  "(?:по состоянию здоровья |практически )?(?:здоров[ао]?,? ?)?(?:годен|годна|может|допущен[ао]?|допускается|пригод(?:ен|на))(?: (?:к|для|совершать|совершить|совершению|совершения|хаджу|хаджа|хадж|поездке|поездки|паломничеству|паломничества|и|на|перелету|авиаперелету))+",
  "(?:признаков |данных за )?(?:инфекционных|заразных|контагиозных)(?: (?:и|или|паразитарных|заразных|инфекционных))* заболевании(?: (?:не|выявлено|обнаружено|нет|имеет))+",
];
