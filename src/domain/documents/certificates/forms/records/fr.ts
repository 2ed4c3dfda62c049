/** What French records of vaccination say around the dose and of their house (folded). */
import type { RecordForms } from "./form.ts";

export const frenchRecord: RecordForms = {
  dose: `
    a ont avons ai avoir recu recue recues beneficie vaccine vaccinee administre administree administrees injecte injectee effectue effectuee realise realisee pratique pratiquee fait faite procede inocule
    une un seule unique dose injection vaccin vaccination immunisation antimeningococcique anti meningococcique meningococciques meningocoque meningocoques meningite cerebro spinale conjugue conjuguee tetravalent quadrivalent quadrivalente polyosidique polysaccharidique des les la le l de du d serogroupes groupes souches contre type types
    ce jour aujourd hui jour meme date en au aux dans par voie intramusculaire im deltoide deltoidienne bras gauche droit epaule region face externe muscle
    je soussigne soussignee certifie certifions atteste attestons declare confirme nous soussignes avec que monsieur madame mademoiselle mr mme mlle m personne susmentionnee susnommee susnomme suscite susvise ci dessus dessous nomme nommee designe designee interesse interessee titulaire porteur detenteur passeport numero n no ivoirien ivoirienne malien malienne senegalais senegalaise burkinabe guineen guineenne nigerien nigerienne tchadien tchadienne camerounais camerounaise beninois beninoise togolais togolaise comorien comorienne djiboutien mauritanien mauritanienne algerien algerienne marocain marocaine tunisien tunisienne francais francaise belge suisse canadien canadienne gabonais gabonaise ne nee
    institut centre service cabinet officine pharmacie hopital dispensaire notre sein mon nos locaux soins par infirmier infirmiere medecin docteur dr pharmacien
    vue but cadre occasion pelerinage mecque hadj hajj grand lieux saints musulman pour a oumra lot serie marque nom commercial specialite denomme sous et ou ans age
  `,
  page: `
    monsieur madame mademoiselle mr mme mlle m certifie atteste soussigne je que 
    vaccinations
    releve vaccinal delivre delivree etabli etablie edite editee imprime imprimee extrait fiche carnet carte livret registre certificat attestation bordereau bulletin  feuille page document dossier identite pelerin pelerine pelerins titulaire beneficiaire assure patient patiente client cliente assurance concerne objet reference
    signe signee signature signatures electroniquement electronique numerique numeriquement cachet cachets tampon sceau paraphe visa visas agent agents vaccinateur vaccinatrice responsable chef cheffe directeur directrice medecin medecins infirmier infirmiere infirmiers major   pharmacien pharmacienne docteur professeur biologiste adjoint adjointe titulaire remplacant operateur autorite competente habilite habilitee agree agreee
    bien confraternellement cordialement salutations distinguees sentiments devoues confraternelles respectueuses meilleures avec mes nos je vous prie agreer expression veuillez recevoir merci confiance
    valable valide validite  protection certificat cinq trois ans annees duree partir compter date injection delivrance voyage voyages voyageur voyageurs international internationale internationaux
    fait faits servir valoir ce que de droit toutes fins utiles cadre       main propre propres
    republique ministere sante publique action sociale population hygiene lutte prevention direction departementale regionale provinciale nationale generale commissariat organisation delegation pelerinage hadj hajj oumra lieux saints islam district sanitaire region prefecture wilaya commune mairie ville departement etat federal canton office agence service services centre centres annexe antenne bureau cabinet clinique polyclinique hopital chu chr chd csps cma csi cscom csref dispensaire institut pasteur laboratoire pharmacie officine maison medicale pluridisciplinaire universite faculte medecine voyages tropicale  vaccinal internationales frontieres aeroport port quarantaine croix rouge croissant
    rue avenue boulevard place chemin chaussee route allee impasse quai cours square passage lotissement quartier cite immeuble batiment bat etage porte lot villa residence bp boite postale cedex tel telephone fax courriel email mail site internet ordre rpps adeli finess inami agrement siret
    janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche
    voie site posologie lieu rang nature valence fabricant laboratoire numero edition saison unite travail progres paix justice fraternite solidarite discipline patrie peuple but foi
    conserver conservez presenter presentez precieusement soigneusement document
  `,
  roles:
    "(?:medecin|infirmiere?|pharmacien(?:ne)?|sage-femme|agent)[- ](?:vaccinat(?:eur|rice)|chef|major|responsable|titulaire|de sante|d'etat|diplomee? d'etat|de sante publique|traitant|generaliste|conseil|du travail|de district|agree|adjoint|superviseur)(?: (?:de district|du (?:centre|service|district)|de (?:l'hopital|la region|sante)))?|vaccinat(?:eur|rice)|inf\\.?(?: d'etat)?|ide|major|(?:technicien(?:ne)?|assistante?) (?:superieure? )?(?:de |d')?(?:sante|hygiene|laboratoire|medicale?)|attache de sante|aide[- ]soignante?|chef (?:de|du) (?:centre|service|poste|district)|responsable (?:du |de la |de l')?(?:centre|service|vaccination|unite)(?: de vaccination)?|directeur(?: (?:du centre|de l'institut))?|biologiste|medecine (?:generale|tropicale|des voyages|interne)",
  notes: [
    "en foi de quoi,?(?: (?:le|la|present|presente|ce|cette|certificat|attestation|nous|je|lui|est|a|ete|delivre|delivree|etabli|etablie|delivrons|pour|servir|et|valoir|ce|que|de|droit))+|(?:le|la|ce|cette) (?:present |presente )?(?:certificat|attestation) (?:est|a ete) (?:delivree?|etablie?|remise?)(?: (?:a|l'interessee?|pour|servir|et|valoir|ce|que|de|droit|dans|le|cadre|du|pelerinage|hadj|la|mecque|en|vue))*",
    "(?:le )?vaccin (?:a ete )?bien tolere|(?:bonne tolerance|tolerance (?:immediate )?bonne)(?: (?:immediate|du vaccin))?",
    "(?:cette |ce |la |le |l')?(?:vaccination|certificat|attestation|protection|validite|immunite|vaccin)(?: (?:contre la meningite|conferee?|du certificat|du vaccin|est|reste|de))* ?:? ?(?:valable|valide|effective|acquise)?(?: (?:pour|pendant|durant|une|duree|de|une periode de))* ?(?:cinq|trois|3|5)(?: \\([35]\\))? ans(?: (?:a|compter|partir|de|du|la|date|vaccination|l'injection|injection|apres|des))*",
    "(?:fait|delivre|etabli)e? (?:a [\\p{L}' -]{3,25},? ?)?(?:le ?)?,? ?(?:pour|en vue)(?: (?:servir|valoir|et|ce|que|de|droit|dans|le|cadre|du|pelerinage|a|la|mecque|hadj|hajj|toutes|fins|utiles))+",
    "(?:bien )?(?:confraternellement|cordialement|sincerement|respectueusement)(?: (?:votre|a vous))?|(?:avec )?(?:mes|nos) (?:salutations|sentiments)(?: (?:distinguees|distingues|confraternelles|respectueuses|les|meilleures|meilleurs|devoues))*",
    "(?:document|certificat|attestation|carnet) (?:signee?|valide?e?|editee?|generee?|delivree?|imprimee?) (?:electroniquement|numeriquement|automatiquement)(?: (?:par|le|systeme|registre|la|plateforme|et|est|valable|sans))*",
  ],
};
