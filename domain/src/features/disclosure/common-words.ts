/**
 * Words of listings, business names and addresses in either language, without accents. They identify nobody (product.md
 * §5.9).
 */
const WORDS = `
able about above accepterait acces access accessibility account accounts achalandage acheteur acre acreage acres
actifs active add addition additional address adds adjacent adresse advisor after agence agency agent agreed agreement
agricole agricultural ahead aid air airport aliments all allee allows along already amps anchor anchored and animal
animalerie animaux annee another ans antiques any aout apartment apartments app appliance applicable appointment
approach approved apres april apt arcade are area arena arranged art artisan arts asian asiatique asking asks assembly
assets associates association associes assumed atelier aubaine auberge aucun audio august auto autobus automatic
automobile automotive autoroute autos aux available ave avec avenue average aviation avril awaiting aware away baby
back bail bakeries bakery baking bank banks bar barber barbershop barbier barn barrier base based basement bath bay
bays bazaar beach beau beaute beauty bed bedroom been beer before behind below best bicycle bicyclette bien bijouterie
bike bio biosecurity bistro bistrot black blanc bleu block blue blvd boardroom boat boats body bois boisson boissons
bon bonne book bookings books boucherie bought boul boulanger boulangerie boulangeries boulevard boutique bowl brand
brasserie breakfast brewery brewing brick bridge bright bring brings broadway brothers brown brunch buanderie budget
buffet build building buildings built bureau bureaux burger burgers bus business busy buyer buyers cafe cafeteria cake
cakes call calls camp camping can canada canadian canadien canadienne candy canine cantina cap capacity capital car
card care carpet carriere carrosserie cars cases cash casse cellar central centre centres certified cette chalet
chambres champ change changed chaque charcuterie chateau chaud chaussures chef chemin chicken chien chiller chinese
chinois chocolat chocolate choice church cie cinema circle citizen city classic classique clean cleaner cleaners
cleaning clear cles client clientele clients clinic clinique close closed closer closing coast coffee coiffure coin
collection college colline column come comes commerce commerces commercial commerciale commerciaux common commun
communiquee community company compete complete complets complex complexe comprend compressed compte computer concrete
condition condo condominium confection confidential confidentialite confirm confort consider considered construction
consultants consulting contact contract contractor contractors convenience conversation conversion cook cool cooler
coop cooperative copy cordonnerie corner corp corporation corridors cosmetics cost costs cote counter country county
cour courant court courte couture couvreur cove covers craft creation creations creek creme creperie crescent
croissance croissant crop cropland crossing cuisine current customer customers cut cycle daily dairy dance dans danse
data date day days decades december decembre decoration deep deli delicatessen delivered delivery deluxe demand
demande dentaire dental dentist dentiste dentistry depanneur depuis deranger dermatologie des design destination
details deux developing devoile devoiles diamond difficult diligence diner direct directly disclosed discount
discussed disponible distribution district divers dix dock docteur doctor does dog dollar dome dont donuts door doors
down downtown drains dress drive drug dry due during dynamic each eagle earned easily east eastern easy eats eau
ebitda eclair eclairage ecole edge education eight electrical elevator elevators elite else emplacement employees
employers employes emporium end energy enfants engineering english enough enr entente enter enterprise enterprises
entrance entree entreposage entreprise entretien environmental envoyes epicerie equipement equipements equipment
equipped equity errands espresso essence est established estate estates esthetique estimated etage etat etats ete etre
europe european evergreen every everyday everything exact excellent exhaust existing exit experience exploitation
exposure express exterior eyewear fabric fabrique facade faces facile factory fair fait falls families famille family
farm farmers farmland farms fascia fashion fast father february fee feed fenced ferme ferronnerie festival fevrier few
fibre fiducie fields file fils financial financiers financing find fine finished fire firm first fish fit fitness five
fleet fleur fleuriste flexible floor floors florist flow flower flowers follow following fondation fonds food foods
foot for forest foret forge former fort fortune foundation founder four fournisseurs france franchise free freezer
freres fresh friday frites from fromagerie front frontage fruit fruits fryers fuel full fully fun funds furnishings
furniture future galerie galleria gallery garage garde garden gardens garderie gas gate gateau gateway gelato gem
general generation generous genevieve germany gestion gift gifts girl give gives glass global going gold golden golf
good goodwill gourmand gourmet grand grande grandes grands gravel gravelled grease green greenhouse grid grill grille
grocery groom gross ground group groupe grove grow growing growth guest guests gym hair half hall hand handover
harbour hardware harvest has haut haute hauteur have head health heated heating heavy height heights heirs help herd
here heritage heures high highway hill hills historic historique hold holding holdings holds home homes hood horizon
hors hospital hospitalite hospitality hot hotel hotels hours house housed hub hunting hwy ice ile immediate immeuble
impasse imperial import imports imprimerie inc include included includes inclus income incorporated independent india
indian indien industrial industrie industriel industries infirmiere information informes inn innovation inquiries
inquiry inside institut institute insurance intended intent international internet into inventory investissements
investment investments investor invited involve italian italien its january janvier jardin jardins jewel jewellers
jewellery joaillerie joint jour juillet juin july junction june junior kebab keep keeps kept kids king kitchen
kitchenette kitchens knight know knowing lac lady lake lakes land landing landlord landmark lane large las laser last
laundromat laundry laverie leaf learning lease leased leases least leaving led legal legumes lender les lessard letter
level levellers liberte liberty library libre licence licensed lifetime light lighting like limited limitee line lines
liquidation liquor listing lit little live llc llp loading local locataire locataires located location locaux lodge
logistics loisirs long look looking lot lotus lounge love low ltd ltee lunch lunetterie luxury machine machines madame
magasin magic mai main maintenance maison make makes mall managed management manager mandarin manoir manor
manufacturing manure maple march marche marina marine maritime marked market marketing markets mars mart massage
master matin mature may mecanique mechanic mechanics medecin medecine media medical meet meeting mega members membrane
memorandum menuiserie mer merci metal meter metro metropolitan meubles mews mexican mill million mills millwork mini
minutes miss mister mixed mobile mode modern moderne modest mois moment monday monsieur mont montagne montee month
months montrent moon more mortgage most motel motivated moto motor motors moulin mountain mountains moving mrs multi
municipal municipality museum music musique nail nails name names nation national natural nature naturel nda near
nearby needs neighbourhood neighbours net nettoyage nettoyeur neuf never new next nine noir nom non none noodle nord
nordic nordique nords north northern not notice nouveau nouvelle november novembre now numerique nursery nutrition oak
occupancy occupant occupants occupation occupied ocean october octobre off offered offers office offices old olive one
online only ont open opening operated operating operation operations operator opportunity optical opticien optique
optometriste order organic organique orient oriental original osteria other ouest out outdoor outside oven over own
owned owner owners pace pacific pacifique package paid paint palace palais pane panel panels panier pantry papa
papeterie par paradis paradise parcel park parking parkway parlour part particulars partie parties partner partners
parts pas passe passing past pastry pasture path patients patio patisserie paved pavilion pavillon pay payment peach
pearl peche pendant people per period permet permission permits permitted permitting person personal personnel
personnes pet petit petite petits pets peut peuvent pharma pharmacie pharmacy phase phone photo photographs photos
physio physiotherapy piano pizza pizzaiolo pizzas pizzeria place places plan planning plans plant plastic plaza please
plomberie plombier plumbing plus plusieurs point pointe pool port porte portfolio possession possible poulet pour
power practice prairie preavis preferred premier premises premium pres present presenter pressing prestige price
priere prime print printing private prix pro production productive products produits professional profile profitable
proper property propre proprietaire propriete province proximite pub public pump purchase purpose pylon quai qualified
qualite quality quartier quatre quay que queen quelques qui quick quickly quiet quietly quincaillerie quota rang range
rapide rate reach reached ready real rear reason reasonable reasons rebate receive receiving recent recently reception
recipes record records recycling red reducing references refitted regal regent region reinvesting released remain
remaining remis rendez renewed renovated renovation renseignements rent rentable rental rents repair repeat replaced
report reports represents request reserve reserved residence residences residentiel residents resort resource
resources restaurant restaurants reste resto retail retire retirement retiring retreat return revenue revenus ridge
right rights ristorante river riviere road roasters roasting roll rolling roof rooftop room rooms rose rotisserie
rouge roulement round route row royal royale rue rules run runs rural safe saint sainte saison sale sales salle salles
salon salons same sand sandwich sanitary sans sante saturday sauna saves saveur saveurs savings savoir school schools
science scierie sea seafood season seasonal seat seats sec second secteur secure select sell senc senior sent separate
separately september septembre septic serieuses serious serve serves service serviced services set settlement
seulement seven several shack share shared shares shed shine shipping shoe shoes shop shoppe shopping shops short
should show shown showroom sideroad sides sign signage signature signed signing silver since single sister sisters
site six ski sky slab sleep slower small smart smile smoke snack social society software soil soins sol solar solde
soleil solid solution solutions sommet son sont sound source sous south southern spa space spaces speak special
specialty spirit spirits split sport sports spring springs sprinklered square staff stalls stand standards stands star
statements station stationnement stay steadily steady steak steakhouse steel still stock stone stops storage store
storefront street strong studio studios style sub subject suburban succession successor sucre sud sugar suit suite
suites suits summer sun sunday sunrise sunset super superieur superior supermarche supermarket suppliers supplies
supply suppression sur surf surplus surroundings survey sushi sweet sweets swim system tabac tabagie table tables taco
take takes tapis taqueria taux tavern taverne tax taxes taxi tea team tech technologies technology ten tenant tenanted
tenants term terminal terms terrace terrain territory textile thai than that the theatre their them there thermal
third this three through throughout thursday tiled time tire tires together toiture told tools top total touch tour
tours tous tout toute towing town toy trade trading tradition traditional traffic trail trailer trailers train
training transfer transit transition transport trap trattoria treatment tree trees trois tropical truck trucks trust
tuesday tunnel turnkey turnover turns twelve two unannounced under une union unique unit united units universal
universite university upside urbain urban usable usage usages use useful user uses usine usual vacant valley value
vapeur variety various vegan vehicles vendeur vendor vente ventes verger vert verte vetements veterinaire veterinary
veuve video view viewings viewpoint villa village ville vin vine vineyard vins vintage vision visit visites vista
vitamin vitrerie voisins vous waiting walk wants warehouse warehousing was wash washroom washrooms waste watch water
waterfront waterloo wave wax way ways wear web website wednesday week weeks welcome well wellness were west western
wharf which white who whole wholesale wide widens wild will wind window windows wine winery wings winter wireless with
within without women wood woods woodworking work workable working workshop world worth would yacht yard year years yet
yoga young yourself zen zonage zone zoned zoning
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/u));
