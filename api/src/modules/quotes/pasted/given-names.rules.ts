/** First names that are common in Colombia, in plain letters. */
const names = `
abel abelardo adela adolfo adrian adriana agustin aida alba alberto aldemar alejandra alejandro alex alexa
alexander alexandra alexis alfonso alfredo alicia alirio alma alonso alvaro amalia amanda amparo ana anabel
anderson andrea andres angel angela angelica angie anibal antonia antonio arcesio argemiro ariel aristobulo armando
arnulfo arturo astrid aura aurora aracely baudilio beatriz belen benjamin bernarda bernardo bertha betty blanca
brayan brenda briceida bryan byron camila camilo carlos carmen carmenza carolina caterine catalina cecilia celia
celina cesar christian cindy clara claudia clemencia cielo constanza consuelo cristian cristina cristobal dagoberto
dairo dalia damaris dana daniel daniela danilo danna dario dary david dayana deisy delia derly deyanira diana didier
diego dilia dina domingo dora doris duvan eddy edgar edilberto edilma edison edith eduardo edwin efrain elba elena
eliana elias eliecer elisa elizabeth elkin elsa elvira emilia emiliano emilio emma enrique erica erika ernesto
esmeralda esperanza estefania esteban estela ester esther eugenia eugenio eunice eva evelyn fabian fabio fabiola
fanny fatima federico felipe felix ferley fermin fernanda fernando ferney flor francia francisca francisco franklin
freddy fredy gabriel gabriela genaro gerardo german gilberto gilma gina giovanni gladys gloria gonzalo graciela
gregorio guillermo gustavo harold hector heidy helena henry heriberto hernan hernando hilda holman hugo humberto ignacio
ilse ines ingrid irene iris irma isabel isabella ismael israel ivan ivonne jackeline jacobo jaime jair jairo janeth
javier jeimy jenifer jennifer jenny jeronimo jesica jessica jesus jhon jhonatan jimena joan joaquin john johana johanna
johnny jonathan jorge jose josefina juan juana juanita judith julia julian juliana julieta julio karen karina karla katherine
keila kelly kevin lady laura leandro leidy leila lenis leonardo leonel leonor leticia leyla libia ligia lilia liliana
lina lisandro liz lizeth lorena lorenzo lucas lucero lucia luciana luis luisa luz magda magdalena magnolia manuel
manuela marcela marcelo marco marcos margarita margot maria mariana maribel maricela mariela mario marisol maritza
marleny marlon marta martha martin mary mateo matias matilde maura mauricio maximiliano mayerly mayra melba melisa melissa
mercedes mery michael michelle miguel milena miller milton mireya miriam moises monica myriam nancy natalia nataly
nathalia nelly nelson nestor neyla nicolas nidia nilson noelia nohemi nohora nora norberto norma nubia octavio ofelia
olga oliva oliverio omaira omar orfa orlando oscar osvaldo pablo paola pastora patricia paula paulina pedro pilar
rafael ramiro ramon raquel raul rebeca reinaldo ricardo rigoberto rita robert roberto robinson rocio rodolfo rodrigo
rogelio romulo ronald rosa rosalba rosario rosaura rosmira ruben rubiela ruby ruth salome salomon samuel sandra santiago
santos sara saray saul sebastian segundo sergio shirley silvia simon socorro sofia soledad sonia stefany stella susana
tania tatiana teofilo teresa tito tomas tulia valentina valeria vanessa veronica vicente victor victoria violeta
virginia viviana walter wendy wilder william wilmar wilmer wilson ximena yadira yaneth yamile yanira yeimy yenny
yesenia yesica yesid yilber yolanda yudy yuliana yuri yurany yohana zoraida zulma zunilda
thomas rebecca peter emily mark anna james robert susan linda karl hans pierre marie paul jean george steve
`;

/** First names, in plain letters. */
export const givenNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/));

const families = `
abril acevedo acosta acuna agudelo aguilar aguirre alarcon alvarez alzate amaya angarita angulo arango araujo arboleda
arcila ardila arenas arevalo arias ariza arroyave avila ayala baez balcazar ballesteros barbosa barragan barrera barrero
barreto barrientos barrios bautista becerra bedoya bejarano beltran benavides benitez bermudez bernal betancourt
betancur blanco bohorquez bolivar bonilla borda botero bravo buitrago burbano bustamante bustos caballero cabrera
caceres cadavid cadena caicedo calderon calle camacho camargo campo campos cano cantillo cardenas cardona cardozo carrasco
carrascal carreno carrillo carvajal castano castellanos castillo castrillon castro ceballos cely cepeda cespedes chacon
chamorro chaparro chavez cifuentes clavijo collazos contreras cordoba coronado correa cortes cruz cuadrado cubillos
cuellar cuervo cuesta daza delgado diaz dominguez duarte duque duran echavarria echeverri echeverry escobar espinosa
espitia estrada estupinan fajardo fandino fernandez figueroa florez flores fonseca forero franco fuentes gaitan galindo
gallego gallo galvis galvan gamboa garavito garces garcia garzon gaviria gil giraldo gomez gonzalez granados grisales
guarin guerra guerrero guevara gutierrez guzman henao hernandez herrera hidalgo hincapie holguin hoyos hurtado ibarra
jaimes jaramillo jimenez julio lara larrota leal leon linares lizarazo llanos loaiza londono lopez lozada lozano lugo
luna machado macias madrid maldonado marin marquez marrugo martinez marulanda mateus maya medina mejia melo mendez
mendoza meneses mesa miranda mojica molano molina moncada mondragon monsalve montano montenegro montes montoya mora
morales moreno mosquera moya munera munoz murcia murillo narvaez narino naranjo navarro neira nieto nino noguera novoa
nunez obando ocampo ochoa olarte olaya ordonez orjuela orozco ortega ortegon ortiz osorio ospina otalora otero oviedo
pabon pacheco padilla paez palacio palacios palomino parada pardo paredes parra pastrana patino paz pedraza pelaez pena
penagos peralta perdomo perea perez perilla pinilla pineda pineros pinto pinzon plata polania polo porras portilla posada
prada prado preciado prieto pulgarin pulido quesada quevedo quimbayo quinones quintana quintero quiroga quiroz ramirez
ramos rendon restrepo reyes ricaurte riano rico rincon rios rivas rivera roa roble robles rodriguez rojas roldan roman
romero roncancio rosales rozo rubiano rubio rueda ruiz saavedra saenz salamanca salas salazar salcedo saldarriaga salgado
salinas samper sanabria sanchez sandoval santamaria santana santander santos sarmiento sepulveda serna serrano sierra
silva soler solano solarte soto suarez tabares tapias tejada tellez tobon toro torrado torres tovar triana trivino
trujillo ulloa urbano uribe urrego usuga valbuena valderrama valdes valencia valenzuela vallejo vanegas varela vargas
varon vasquez vega velandia velasco velasquez velez vera vergara vesga viana vidal villa villada villadiego villalba
villamil villamizar villarreal villegas vivas yepes zabala zambrano zamora zapata zarate zuluaga zuniga
`;

/** Family names that are common in Colombia, in plain letters. */
export const familyNames: ReadonlySet<string> = new Set(families.trim().split(/\s+/));
