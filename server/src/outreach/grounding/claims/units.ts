/** A unit: what it measures, and how many base units it has. */
export type Unit = { dimension: string; factor: number }

/** For each dimension its units: the factor to the base unit, then the names. Names of one or two letters keep their case. */
const lines = `
share 1 % percent percentage pct pp
share 1 percentage-point percentage-points point points
time 0.000000000000001 fs femtosecond femtoseconds
time 0.000000000001 ps picosecond picoseconds
time 0.000000001 ns nanosecond nanoseconds
time 0.000001 μs µs us microsecond microseconds
time 0.001 ms millisecond milliseconds msec
time 1 s sec secs second seconds
time 60 min mins minute minutes
time 3600 h hr hrs hour hours hourly
time 86400 d day days
time 604800 wk week weeks weekly fortnight
time 2629746 month months monthly
time 31556952 yr yrs year years yearly
time 315569520 decade decades
time 3155695200 century centuries
time 31556952000 millennium millennia
length 0.0000000001 Å angstrom angstroms ångström
length 0.000000001 nm nanometer nanometre nanometers nanometres
length 0.000001 μm µm um micrometer micrometre micrometers micrometres micron microns
length 0.001 mm millimeter millimetre millimeters millimetres
length 0.01 cm centimeter centimetre centimeters centimetres
length 1 m meter metre meters metres
length 1000 km kilometer kilometre kilometers kilometres
length 1609.344 mile miles mi
length 0.3048 foot feet ft
length 0.0254 inch inches
length 9460730472580800 ly light-year light-years lightyear lightyears
length 30856775814913673 pc parsec parsecs
length 30856775814913673000 kpc kiloparsec kiloparsecs
length 30856775814913673000000 Mpc megaparsec megaparsecs
area 1000000 km2 km² kilometres² sq
area 10000 ha hectare hectares
area 4046.86 acre acres
mass 0.000000001 μg µg ug microgram micrograms
mass 0.000001 mg milligram milligrams
mass 0.001 g gram grams gramme grammes
mass 1 kg kilogram kilograms kilo kilos
mass 1000 t ton tons tonne tonnes
mass 1000000000 Mt megaton megatons megatonne megatonnes
mass 1000000000000 Gt gigaton gigatons gigatonne gigatonnes
mass 0.45359237 lb lbs pound pounds
volume 0.000001 μl µl uL microliter microlitre microliters microlitres
volume 0.001 ml mL milliliter millilitre milliliters millilitres
volume 1 l L liter litre liters litres
temperature 1 °C celsius degC
kelvin 1 K kelvin kelvins
fahrenheit 1 °F fahrenheit
angle 1 ° degree degrees
frequency 1 Hz hertz
frequency 1000 kHz kilohertz
frequency 1000000 MHz megahertz
frequency 1000000000 GHz gigahertz
frequency 1000000000000 THz terahertz
energy 1 J joule joules
energy 1000 kJ kilojoule kilojoules
energy 3600 Wh
energy 3600000 kWh kilowatt-hour kilowatt-hours
electronvolt 0.001 meV millielectronvolt millielectronvolts
electronvolt 1 eV electronvolt electronvolts electron-volt electron-volts
electronvolt 1000 keV kiloelectronvolt
electronvolt 1000000 MeV megaelectronvolt
electronvolt 1000000000 GeV gigaelectronvolt gigaelectronvolts
electronvolt 1000000000000 TeV teraelectronvolt
power 0.000001 μW µW microwatt microwatts
power 0.001 mW milliwatt milliwatts
power 1 W watt watts
power 1000 kW kilowatt kilowatts
power 1000000 MW megawatt megawatts
power 1000000000 GW gigawatt gigawatts
voltage 0.001 mV millivolt millivolts
voltage 1 V volt volts
voltage 1000 kV kilovolt kilovolts
current 0.001 mA milliampere milliamperes milliamp milliamps
current 1 A ampere amperes amp amps
pressure 1 Pa pascal pascals
pressure 1000 kPa kilopascal kilopascals
pressure 1000000 MPa megapascal megapascals
pressure 1000000000 GPa gigapascal gigapascals
pressure 100000 bar bars
pressure 101325 atm atmospheres
field 1 T tesla teslas
field 0.001 mT millitesla
concentration 0.000000001 nM nanomolar
concentration 0.000001 μM µM micromolar
concentration 0.001 mM millimolar
concentration 1 M molar
ratio 1 ppm
ratio 0.001 ppb
ratio 1000 ‰ permille psu
data 1 bit bits
data 1 bps
data 8 byte bytes
data 8000 KB kB kilobyte kilobytes
data 8000000 MB megabyte megabytes
data 8000000000 GB gigabyte gigabytes
data 8000000000000 TB terabyte terabytes
decibel 1 dB decibel decibels
money 1 $ dollar dollars usd
euro 1 € euro euros eur
sterling 1 £ gbp
speed 1 m/s
speed 0.27777778 km/h kph
speed 0.44704 mph
magnitude 1 mag magnitudes
base 1 bp
base 1000 kb kilobase kilobases
base 1000000 Mb megabase megabases
sigma 1 sigma σ sigmas
`

const exact = new Map<string, Unit>()
const folded = new Map<string, Unit>()
for (const line of lines.trim().split('\n')) {
  const [dimension, factor, ...names] = line.split(' ') as [string, string, ...string[]]
  const unit = { dimension, factor: Number(factor) }
  for (const name of names) {
    exact.set(name, unit)
    if (name.length > 2 && name === name.toLowerCase()) folded.set(name, unit)
  }
}

/** The unit with this name. Case matters for abbreviations: "mW" and "MW". */
export const findUnit = (name: string): Unit | undefined => exact.get(name) ?? folded.get(name.toLowerCase())
