import type { FieldEntry } from './entry.ts'

/** Electrical engineering, electronics and biomedical engineering. */
export const electricalAndBiomedical: readonly FieldEntry[] = [
  {
    name: 'Electrical engineering',
    within: 'Engineering',
    near: 'Physics, Computer science',
    terms:
      'electronics, electronics engineering, electronic engineering, electrical and computer engineering, ECE, 电气工程, 电子工程, high voltage, transformers and insulation, electrical insulation, electric power, grounding and lightning protection, photonic devices',
    phrases:
      'electricity, building circuits, electronic devices, how electronics work, circuits and wires, electric gadgets, soldering and circuits, electric technology, electricity and circuits, building electronics, electrical circuits',
  },
  {
    name: 'Signal processing',
    within: 'Electrical engineering',
    near: 'Machine learning, Information theory',
    terms:
      'digital signal processing, DSP, statistical signal processing, graph signal processing, array processing, sparse signal processing, radar signal processing, 信号处理',
    phrases:
      'cleaning up signals, analyzing signals, filtering noise, math of signals, turning measurements into information, signals from sensors, digital filters, hidden signals in noise, making sense of measurements',
  },
  {
    name: 'Communications engineering',
    within: 'Electrical engineering',
    near: 'Wireless networks, Information theory',
    terms:
      'communication systems, telecommunications, optical networks, modulation, satellite communications, physical layer, channel estimation, antenna systems, 通信工程, 信息与通信工程, channel coding, OFDM, spectrum, wireless channels, error correcting codes, PAPR reduction',
    phrases:
      'sending information through the air, telecommunication, satellites for internet, Starlink, how phones send data, fiber networks, radio transmission, faster data transmission',
  },
  {
    name: 'Power systems',
    within: 'Electrical engineering, Energy engineering',
    near: 'Renewable energy, Control theory',
    terms:
      'smart grid, electric grid, power grids, microgrids, electricity markets, power system stability, demand response, energy management systems, 电力系统, distribution networks, HVDC transmission, high voltage insulation, partial discharge, power quality, protection relays, load forecasting, lightning protection, grid integration of renewables, distributed generation, virtual power plants, islanding detection, power transformers, optimal power flow, maximum power point tracking',
    phrases:
      'electricity grid, smart grids, why blackouts happen, power lines, stable electricity with wind and solar, electricity network, power outages, smart electricity meters, no more blackouts, lightning, electricity from neighbors, smart meters, price of electricity at night, grid with solar and wind, storing power in the grid, electricity for everyone, stopping blackouts',
  },
  {
    name: 'Power electronics',
    within: 'Electrical engineering',
    near: 'Power systems, Semiconductor devices',
    terms:
      'power converters, inverters, wireless power transfer, motor drives, electric machines, gallium nitride, silicon carbide, charging electronics',
    phrases:
      'fast chargers, wireless charging, electric motors, converting electricity, power supplies, chargers for cars, efficient electronics for power, electricity without wires, chargers and converters, saving electricity in devices',
  },
  {
    name: 'Semiconductor devices',
    within: 'Electrical engineering',
    near: 'Condensed matter physics, VLSI design',
    terms:
      'semiconductors, microelectronics, nanoelectronics, transistors, device physics, memory devices, CMOS, power devices, nanofabrication processes, 半导体',
    phrases:
      'transistors, smaller chips, how chips work physically, semiconductors, new kinds of transistors, chip physics, silicon technology, making chips in clean rooms, tiny switches in chips, better transistors',
  },
  {
    name: 'Analog circuit design',
    within: 'Electrical engineering',
    near: 'VLSI design, Antennas and electromagnetics',
    terms:
      'analog integrated circuits, mixed-signal circuits, RF circuits, data converters, low-power circuits, amplifier design, radio-frequency integrated circuits, circuit theory',
    phrases:
      'designing circuits, amplifiers, radio circuits, building electronics that use little power, circuit boards, electronic circuits, audio electronics, circuits for sensors',
  },
  {
    name: 'Antennas and electromagnetics',
    within: 'Electrical engineering',
    near: 'Wireless networks, Photonics',
    terms:
      'electromagnetics, antennas, antenna, radar, RF engineering, microwave engineering, computational electromagnetics, terahertz, electromagnetic compatibility',
    phrases:
      'antennas, radar, radio waves, microwaves, how radar works, electromagnetic waves, radio technology, stealth technology, waves without wires',
  },
  {
    name: 'Sensors',
    within: 'Electrical engineering',
    near: 'Internet of things, Biosensors',
    terms:
      'MEMS, microsystems, sensor design, chemical sensors, gas sensors, micro-electromechanical systems, pressure sensors, inertial sensors, electronic nose, measurement instrumentation, sensor technology, wireless sensors, strain sensors, optical sensors, sensor arrays, humidity sensors, magnetic sensors',
    phrases:
      'sensors, tiny machines on chips, measuring gas, electronic nose, small sensors in phones, measuring things, devices that detect, smart sensors, devices that measure things, cheap sensors',
  },
  {
    name: 'Flexible electronics',
    within: 'Electrical engineering, Materials science',
    near: 'Ubiquitous computing, Biosensors',
    terms:
      'stretchable electronics, printed electronics, wearable electronics, electronic textiles, organic electronics, epidermal electronics, soft electronics, OLED',
    phrases:
      'bendable screens, electronics on skin, foldable phones, electronics in clothes, printing electronics, electronic tattoos, stretchable devices, flexible displays',
  },
  {
    name: 'Robotics hardware and actuators',
    within: 'Mechatronics',
    near: 'Soft robotics, Power electronics',
    terms:
      'actuator design, electric actuators, piezoelectric actuators, robot joints, gear mechanisms, robot hardware, electroactive polymers',
    phrases:
      'motors for robots, building robot parts, robot joints, muscles for machines, making robots stronger, hardware of robots, small motors, robot bodies',
  },
  {
    name: 'Biomedical engineering',
    within: 'Engineering, Medicine',
    near: 'Biomaterials, Medical imaging',
    terms:
      'bioengineering, medical devices, biomedical devices, biomedical instrumentation, medical technology, physiological modeling, 生物医学工程, ECG signals, biosensing, electrical stimulation, hyperthermia treatment, nanoplatforms for therapy, electrical impedance tomography',
    phrases:
      'engineering for medicine, medical devices, technology that helps patients, inventing medical machines, pacemakers, artificial hearts, technology for health, engineering and the human body, machines that heal people, inventing medical devices, artificial organs, medical instruments',
  },
  {
    name: 'Biosensors',
    within: 'Biomedical engineering, Sensors',
    near: 'Digital health, Analytical chemistry',
    terms:
      'point-of-care diagnostics, wearable sensors, glucose monitoring, electrochemical biosensors, diagnostics devices, sweat sensors, rapid tests, implantable sensors',
    phrases:
      'measuring blood sugar, quick medical tests, sensors for the body, home tests for diseases, covid rapid tests, sensors in sweat, detecting disease from a drop of blood, health sensors',
  },
  {
    name: 'Neural engineering',
    within: 'Biomedical engineering, Neuroscience',
    near: 'Brain-computer interfaces, Bioelectronics',
    terms:
      'neural interfaces, neuroprosthetics, neurostimulation, deep brain stimulation, neurotechnology, cochlear implants, retinal prostheses, neuromodulation, functional electrical stimulation',
    phrases:
      'brain implants, devices connected to nerves, helping paralyzed people with technology, artificial eyes, bionic ears, stimulating the brain with electricity, chips in the brain, bionics, implants for the brain, wires that talk to nerves',
  },
  {
    name: 'Bioelectronics',
    within: 'Biomedical engineering, Electrical engineering',
    near: 'Neural engineering, Flexible electronics',
    terms:
      'implantable devices, organic bioelectronics, neural probes, biomedical circuits, wireless implants, electroceuticals, ingestible electronics',
    phrases:
      'electronics inside the body, implants with electronics, pills with sensors, electronic medicine, devices under the skin, connecting electronics and cells, electric therapy, smart implants',
  },
  {
    name: 'Tissue engineering',
    within: 'Biomedical engineering, Cell biology',
    near: 'Stem cells, Biomaterials',
    terms:
      'regenerative medicine, bioprinting, organoids engineering, scaffolds for tissue, artificial organs, wound healing, cartilage repair, bone regeneration, vascularization',
    phrases:
      'growing organs, organs from a printer, repairing cartilage, making new body parts, healing wounds, growing bones in the lab, replacing organs, lab grown organs, growing organs in the lab, new skin and bones from cells',
  },
  {
    name: 'Biomechanics',
    within: 'Biomedical engineering, Mechanical engineering',
    near: 'Kinesiology, Orthopedics',
    terms:
      'human movement, gait analysis, musculoskeletal biomechanics, sports biomechanics, injury biomechanics, cardiovascular mechanics, tissue mechanics, movement analysis',
    phrases:
      'how the body moves, mechanics of walking, why we get injured, physics of running, how muscles and bones work together, better running shoes, forces on the knee, body movement, forces in the body, how people walk and run',
  },
  {
    name: 'Rehabilitation engineering',
    within: 'Biomedical engineering',
    near: 'Physical therapy, Assistive robotics',
    terms:
      'prosthetics, orthotics, artificial limbs, wheelchairs, motor rehabilitation technology, stroke rehabilitation technology, assistive devices',
    phrases:
      'artificial legs, prosthetic arms, better wheelchairs, helping people after stroke with technology, devices for disabled people, artificial hands, technology for walking again, bionic limbs',
  },
  {
    name: 'Drug delivery',
    within: 'Biomedical engineering, Pharmaceutical science',
    near: 'Nanomedicine, Biomaterials',
    terms:
      'controlled release, targeted drug delivery, lipid nanoparticles, microneedles, gene delivery, mRNA delivery, drug carriers, inhalation delivery',
    phrases:
      'bringing medicine to the right place, pills that work longer, medicine without needles, nanoparticles that carry drugs, patches with medicine, delivering mRNA, smart pills, drugs that go straight to cancer, tiny capsules in the body',
  },
  {
    name: 'Nanomedicine',
    within: 'Nanotechnology, Medicine',
    near: 'Drug delivery, Oncology',
    terms:
      'therapeutic nanoparticles, cancer nanotechnology, theranostics, photothermal therapy, magnetic nanoparticles in medicine, nanotoxicology',
    phrases:
      'nanoparticles against cancer, tiny particles as medicine, nano robots in blood, killing tumors with heat particles, nano for health, are nanoparticles dangerous, tiny medicine carriers, gold particles for cancer',
  },
  {
    name: 'Biomedical signal processing',
    within: 'Biomedical engineering, Signal processing',
    near: 'Digital health, Neuroimaging',
    terms:
      'ECG analysis, EEG analysis, EMG, physiological signals, heart rate variability, sleep staging, seizure detection, biosignals',
    phrases:
      'analyzing heart signals, brain waves by computer, detecting heart problems from ECG, signals of the body, detecting epilepsy with AI, sleep signals, muscle signals, heart beat data',
  },
  {
    name: 'Biophotonics',
    within: 'Biomedical engineering, Photonics',
    near: 'Microscopy, Medical imaging',
    terms:
      'optical coherence tomography, photoacoustic imaging, optogenetics tools, biomedical optics, diffuse optics, near-infrared spectroscopy, light therapy, endoscopy',
    phrases:
      'light in medicine, seeing inside the body with light, lasers for surgery, light to control cells, measuring oxygen with light, imaging with light, laser eye technology, light therapy',
  },
  {
    name: 'Ultrasound and therapeutic devices',
    within: 'Biomedical engineering',
    near: 'Acoustics, Medical imaging',
    terms:
      'therapeutic ultrasound, focused ultrasound, ultrasound imaging technology, medical lasers, ablation, dialysis devices, ventilators, artificial organs devices',
    phrases:
      'sound waves to heal, ultrasound machines, treating tumors with sound, dialysis machines, breathing machines, devices that replace organs, destroying tumors with heat, artificial kidney',
  },
]
