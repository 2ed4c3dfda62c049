/** French. */
import type { LanguageForms } from "./form.ts";

export const french: LanguageForms = {
  labels: {
    state: "etat general | examen clinique | examen physique | examen general | etat de sante",
    organ:
      "coeur | poumons | coeur et poumons | coeur poumons | appareil cardio vasculaire | appareil respiratoire | appareil digestif | examen cardio vasculaire | examen neurologique | examen pulmonaire | radiographie pulmonaire | radio pulmonaire | radiographie thoracique | radio du thorax | ecg | electrocardiogramme | abdomen | vue | audition | systeme nerveux | etat cutane | examen cardio vasculaire pulmonaire neurologique",
    condition:
      "antecedents | grossesse | allergies | maladies chroniques | traitements en cours | maladie contagieuse | maladies contagieuses | maladies infectieuses | maladie chronique | contre indications | contre indication",
    vital:
      "poids | taille | ta | pouls | temperature | groupe sanguin | tension arterielle | tension | ta bp | frequence cardiaque | fc | glycemie | glycemie a jeun | glucose | saturation | saturation en oxygene | spo2 | imc | frequence respiratoire",
    stay: "sejour autorise | duree du sejour | duree de sejour",
    entries: "entrees | nombre d entrees | type d entree",
    name: "identite | nous certifions que | nous certifions que nom | il est certifie que | nom et prenoms du pelerin | nom du pelerin | identite du pelerin | identite du patient | nom du beneficiaire | nom de l interesse | nom prenom du pelerin | nom | nom prenom | nom et prenom | nom et prenoms | nom prenoms | nom complet | prenom et nom | prenom nom | nom du patient | nom du titulaire | nom et prenom du patient",
    surname: "nom de famille | nom patronymique",
    given: "prenom | prenoms",
    parent: "nom du pere | nom de la mere | nom du mari",
    other: "mere | pere | accompagnant | tuteur | conjoint | representant legal",
    birth: "date et lieu de naissance | date de naissance | ne le | nee le | ne e le | naissance",
    birthplace: "lieu de naissance",
    age: "age",
    sex: "sexe",
    nationality: "nationalite",
    passport:
      "passeport | passeport n | n passeport | numero de passeport | n de passeport | no de passeport | passeport no | numero du passeport | n du passeport",
    id: "n cin | cin | cni | numero d identite | n d identite | numero national | piece d identite | document d identification national | n secu | n de securite sociale | carte d identite",
    reference:
      "n de visa | visa n | numero de visa | n visa | inpe | n d enregistrement | n certificat | certificat n | reference | ref | n dossier | dossier n | n du certificat | numero | n | no | n de certificat | numero du certificat | dossier | carnet n | n du carnet | code de verification | code barres | code qr | fiche n | n fiche",
    registration:
      "rpps | n rpps | n d ordre | ordre des medecins | n ordre | numero d inscription | n d inscription a l ordre | adeli | inscription n | n d inscription | numero rpps",
    doctor:
      "signature et titre du clinicien | signature et qualite du clinicien | signature du clinicien | clinicien | nom du clinicien | nom et qualite du vaccinateur | vaccine par | administre par | effectue par | realise par | injecte par | fait par | agent vaccinateur | nom du vaccinateur | nom de l agent | nom de l agent vaccinateur | infirmier | infirmiere | medecin | nom du medecin | docteur | medecin vaccinateur | vaccinateur | administre par | vaccine par | infirmier | infirmiere | praticien | clinicien responsable | medecin responsable | signature et titre du clinicien responsable | nom du vaccinateur | professionnel de sante",
    place:
      "lieu de delivrance | fait a | ville de delivrance | lieu | lieu de vaccination | centre | centre de vaccination | etablissement | hopital | clinique | pays | ville | fait a | delivre a | lieu de delivrance | centre habilite | cachet officiel du centre habilite | cachet du centre | delivre par | ministere | etabli a",
    address: "adresse",
    contact: "tel | telephone | courriel | email | fax | e mail",
    signature:
      "signature | cachet | signature et cachet | cachet et signature | cachet officiel | signature du medecin | tampon | signature du titulaire | cachet du medecin | cachet du medecin",
    trade: "organisateur | organisme | agence | voyagiste | profession | qualite | specialite",
    issued:
      "date d emission | date de delivrance | delivre le | date de delivrance | delivre le | fait le | etabli le | date d emission | date du certificat | date d etablissement",
    examined: "date d examen | examine le | date de consultation",
    date: "date | le",
    given_on:
      "date du vaccin | date vaccin | date de realisation | realise le | effectue le | fait le | vaccination faite le | vaccination effectuee le | injection faite le | date de l acte | date de vaccination | date de la vaccination | date d injection | date de l injection | vaccine le | administre le | date d administration | injecte le | date de la dose | vaccinee le | fait le vaccin | date du vaccin",
    next_dose: "prochaine dose | rappel | prochain rappel | date de rappel | prochaine injection",
    valid_from:
      "valable du | date de debut | du | a compter du | valable a partir du | valable du | valide du | protection a partir du | debut de validite",
    valid_until:
      "certificat valable du au | valable du au | certificat valable | duree de validite | duree de protection | protection | validite du certificat | validite de la vaccination | valable jusqu au | valide jusqu au | validite | valable jusqu a | fin de validite | au | protection jusqu au",
    expiry: "date de peremption | peremption | expiration | date d expiration | exp",
    vaccine:
      "a ete vaccine a la date indiquee contre | a ete vaccine contre | vaccin injecte | vaccin recu | vaccin realise | vaccin utilise | vaccination effectuee | antigene vaccin | vaccin marque | vaccin et marque | nom commercial du vaccin | vaccin maladie | document de vaccination | vaccin | nom du vaccin | vaccination | type de vaccin | maladie | vaccin ou prophylaxie | contre | produit | vaccin administre | nom commercial | vaccination contre | specialite vaccinale | maladie ciblee | valence | valences | serogroupes | nature du vaccin | antigene | maladie visee | maladie",
    batch: "lot | n de lot | numero de lot | lot n | n lot | no de lot",
    maker:
      "fabricant et numero du lot | marque et lot | laboratoire et lot | labo lot | fabricant lot | fabricant | fabricant et lot | laboratoire | fabricant du vaccin et numero de lot | fabricant et numero de lot | fabricant et n de lot | laboratoire fabricant | nom du produit et lot | produit et lot | nom du produit",
    dose: "dose | n de dose | numero de dose | nombre de doses | rang | statut",
    how: "voie | voie d administration | site d injection | posologie | volume",
    fit: "conclusion | resultat | aptitude | avis | avis medical | decision | aptitude au pelerinage | conclusion medicale | avis du medecin",
    remarks: "remarques | observations | effets secondaires | effets indesirables",
    purpose:
      "but | categorie | motif du voyage | type de visa | nature du visa | objet du voyage | motif du sejour | motif | objet",
  },
  fillers:
    "du de la le l des d et en a au titulaire patient patiente pelerin personne vaccinee vaccine complet voyageur",
  holder: "patient | patiente | titulaire | pelerin | pelerine | voyageur | beneficiaire | assure | personne vaccinee",
  words: `
    extrait edite realisees realises administres consultation depart puis oumra apres minutes constate agree agreee sous cvi
    etat infirmier infirmiere saisonniere vie entiere pharmacienne permis inscrit registre quebec senegalaise prophylactique agent clinicien
    visa electronique catégorie affaires etrangeres royaume emission unique autorise autorisee sejour jours entrees lieu signature electronique aucun cachet requis requise
    agrement ars centre centres notre hospitalier vaccins suivants suivantes suivant groupes deltoide gauche droit bras presentait contre indication etablie etabli pour l obtention grand pelerinage validite
    delegation delegue chef protection sociale action peuple but foi un une visite medicale ordre national medecin presente
    dtcap dtp madame monsieur nom usage epouse nee domicilie domiciliee demeurant rue avenue boulevard place
    en cas de fievre ou reaction locale importante contactez votre medecin
    nous certifions indiquee
    arnm mrna ci dessus
    generaliste medecins specialiste cabinet
    mon espace historique infections invasives a fait rappel infection recommande fievre jaune dtpolio titulaire du passeport ne pharmacie
    certificat international carnet de du des la le les l d un une vaccination vaccinations vaccin vaccins prophylaxie ou et a au aux en par pour sur dans avec contre cette ce celui celle qui que est ete etre
    republique francaise royaume tunisienne algerienne senegal mali maroc algerie tunisie france belgique suisse cote ivoire ministere sante publique hygiene service services centre institut pasteur hopital chu clinique cabinet medical docteur dr medecin infirmier infirmiere pharmacien pharmacie generale tropicale medecine interne
    je soussigne soussignee certifie certifions atteste attestation declare avoir vaccine vaccinee administre administree recu recue ce jour date nom prenom monsieur madame mme mlle m ne nee sexe masculin feminin nationalite passeport titulaire numero n no dose unique injection intramusculaire rappel
    meningite meningites meningocoque meningocoques meningococcique meningococcique meningococciques meningocoque conjugue conjuguee quadrivalent tetravalent polysaccharidique serogroupes groupes groupe acwy
    conformement reglement sanitaire oms organisation mondiale hadj hajj pelerinage mecque saoudite arabie saoudien fait delivre valable validite ans cinq trois signature cachet officiel page
    voyage voyages internationaux vaut droit valoir ce que dit
  `,
  phrases: `
    cachet obligatoire
    |    elle ne presentait aucune contre-?indication|il ne presentait aucune contre-?indication|ne present\\p{L}+ aucune contre-?indication|aucun cachet requis|en cas de fievre ou de reaction locale importante,? contactez votre medecin|aucune reaction(?: locale| immediate)?(?: n'a ete)?(?: observee| constatee)?
    |    non recommande a cet age | n'est pas recommande a cet age
    |pour servir et valoir ce que de droit | ce certificat est valable \\d+ ans?
    | certificat international de vaccination ou de prophylaxie
    | dont la signature suit | a ete vaccinee? ou a recu une prophylaxie a la date indiquee(?: ci-dessous)? contre
    | nom de la maladie ou de l'affection
    | ce certificat n'est valable que si le vaccin ou l'agent prophylactique utilise a ete approuve par l'organisation mondiale de la sante
  `,
};
