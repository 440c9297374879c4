import type { FieldEntry } from './entry.ts'

/** Robots, vehicles and control. */
export const robotics: readonly FieldEntry[] = [
  {
    name: 'Robotics',
    within: 'Artificial intelligence, Mechanical engineering',
    near: 'Control theory, Computer vision',
    terms: 'robots, robot, intelligent robots, service robots, robot design, mobile robots, field robotics, 机器人',
    phrases:
      'building robots, making robots, robot science, machines that move by themselves, robots at home, robots helping people, programming robots, robot engineering, smart robots, household robots',
  },
  {
    name: 'Robot learning',
    within: 'Robotics, Machine learning',
    near: 'Reinforcement learning, Embodied AI',
    terms:
      'robotic learning, imitation learning, learning from demonstration, behavior cloning, sim-to-real, robot foundation models, inverse reinforcement learning',
    phrases:
      'teaching robots, robots that learn, showing a robot what to do, robots learning from humans, robots that learn by watching, training robots in simulation, robots that copy people, AI for robots, robots that teach themselves',
  },
  {
    name: 'Robotic manipulation',
    within: 'Robotics',
    near: 'Robot learning, Haptics',
    terms:
      'robot manipulation, dexterous manipulation, grasping, grasp synthesis, robot hands, robot arms, bimanual manipulation, pick and place',
    phrases:
      'robots that grab things, robot hands, robot arms, robots that pick up objects, robots folding laundry, robots that cook, robots handling objects, robot fingers, machines that can hold things',
  },
  {
    name: 'Motion planning',
    within: 'Robotics',
    near: 'Automated planning, Computational geometry',
    terms:
      'path planning, trajectory planning, trajectory optimization, task and motion planning, collision avoidance, robot navigation',
    phrases:
      'robots finding their way, finding the best route for a robot, robots avoiding obstacles, planning robot movements, how robots move without crashing, robot navigation, moving through a room, route finding for machines',
  },
  {
    name: 'SLAM',
    within: 'Robotics, Computer vision',
    near: 'State estimation, 3D vision',
    terms:
      'simultaneous localization and mapping, visual odometry, localization, place recognition, visual-inertial odometry, LiDAR SLAM, indoor positioning',
    phrases:
      'robots making maps, how a robot knows where it is, mapping a room with a robot, navigation without GPS, vacuum robot mapping, drones that map caves, finding position with cameras, indoor GPS',
  },
  {
    name: 'State estimation',
    within: 'Robotics, Control theory',
    near: 'SLAM, Signal processing',
    terms:
      'Kalman filtering, Kalman filter, sensor fusion, particle filters, filtering and estimation, target tracking, inertial navigation',
    phrases:
      'combining sensors, guessing position from noisy sensors, tracking moving things with radar, making sense of sensor noise, using many sensors together, estimating speed and position, following targets, sensor data for robots',
  },
  {
    name: 'Human-robot interaction',
    within: 'Robotics, Human-computer interaction',
    near: 'Social psychology, Assistive robotics',
    terms:
      'HRI, human-robot collaboration, social robots, collaborative robots, cobots, robot companions, shared autonomy, teleoperation',
    phrases:
      'people and robots working together, talking to robots, robots as friends, robots that understand people, friendly robots, robots in schools, trusting robots, robots working next to humans, how people feel about robots',
  },
  {
    name: 'Autonomous vehicles',
    within: 'Robotics, Transportation engineering',
    near: 'Computer vision, Motion planning',
    terms:
      'autonomous driving, self-driving cars, automated driving, driver assistance, ADAS, connected vehicles, trajectory prediction, 自动驾驶',
    phrases:
      'self driving cars, cars without drivers, cars that drive themselves, robot taxis, Tesla autopilot, making cars drive alone, driverless trucks, autonomous cars, safe self driving, smart cars',
  },
  {
    name: 'Unmanned aerial vehicles',
    within: 'Robotics, Aerospace engineering',
    near: 'Control theory, Remote sensing',
    terms: 'UAV, UAVs, drones, aerial robotics, quadrotors, micro air vehicles, flying robots, drone swarms',
    phrases:
      'flying robots, drones, building drones, small helicopters with four rotors, delivery drones, drones that fly alone, drone racing, drones for rescue, autonomous flying machines',
  },
  {
    name: 'Underwater robotics',
    within: 'Robotics, Ocean engineering',
    near: 'Oceanography, Acoustics',
    terms:
      'autonomous underwater vehicles, AUV, marine robotics, remotely operated vehicles, underwater vehicles, surface vessels',
    phrases:
      'robots under water, robot submarines, robots in the sea, exploring the ocean with robots, diving robots, robot fish, underwater drones, ships without crew',
  },
  {
    name: 'Swarm robotics',
    within: 'Robotics, Multi-agent systems',
    near: 'Collective animal behavior, Modular robots',
    terms: 'multi-robot systems, robot teams, collective robotics, multi-robot coordination, self-assembly of robots',
    phrases:
      'many small robots together, robot swarms, robots like ants, groups of robots, robots that cooperate, robot teams, robots inspired by bees, robot soccer',
  },
  {
    name: 'Modular robots',
    within: 'Robotics',
    near: 'Soft robotics, Swarm robotics',
    terms:
      'reconfigurable robots, self-reconfiguring robots, origami robots, robot design automation, microrobots, microrobotics, magnetic microrobots',
    phrases:
      'robots that change shape, robots made of blocks, tiny robots, robots that build themselves, folding robots, robots as small as insects, nano robots in the body, transformer robots',
  },
  {
    name: 'Soft robotics',
    within: 'Robotics',
    near: 'Biomaterials, Bio-inspired engineering',
    terms:
      'soft robots, soft actuators, artificial muscles, pneumatic actuators, compliant mechanisms, soft grippers, flexible robots',
    phrases:
      'robots made of soft material, squishy robots, rubber robots, robots like an octopus, artificial muscles, soft machines, bendable robots, robots that are safe to touch, robots inspired by animals',
  },
  {
    name: 'Legged locomotion',
    within: 'Robotics',
    near: 'Biomechanics, Robot learning',
    terms:
      'legged robots, walking robots, quadruped robots, humanoid robots, bipedal robots, bipedal walking, humanoids, gait generation, whole-body control, robot locomotion',
    phrases:
      'making robots walk, robots with legs, robot dogs, walking machines, robots that run, two legged robots, humanoid robots, robots climbing stairs, robots that jump, six legged robot, robots moving like animals',
  },
  {
    name: 'Medical robotics',
    within: 'Robotics, Biomedical engineering',
    near: 'Surgery, Assistive robotics',
    terms:
      'surgical robotics, surgical robots, robot-assisted surgery, image-guided intervention, continuum robots, computer-assisted surgery',
    phrases:
      'robots for surgery, robot doctors, robots in hospitals, operating with robots, robots inside the body, surgery machines, robots helping surgeons, medical robots',
  },
  {
    name: 'Assistive robotics',
    within: 'Robotics, Rehabilitation engineering',
    near: 'Human-robot interaction, Accessibility',
    terms:
      'exoskeletons, rehabilitation robotics, wearable robots, prosthetics control, powered prostheses, robotic wheelchairs, eldercare robots',
    phrases:
      'robots for disabled people, robot suits, exoskeleton, robots that help old people, robotic legs, robot wheelchair, robots for rehabilitation, artificial arms that move, machines that help people walk again',
  },
  {
    name: 'Embodied AI',
    within: 'Robotics, Artificial intelligence',
    near: 'Robot learning, World models',
    terms:
      'embodied agents, visual navigation, vision-language-action models, vision-language navigation, embodied intelligence, situated agents',
    phrases:
      'AI with a body, AI in the real world, robots that follow instructions, ChatGPT for robots, robots that understand language, AI that acts, home robot that understands me, physical AI',
  },
  {
    name: 'Active perception',
    within: 'Robotics, Computer vision',
    near: 'SLAM, Tactile sensing',
    terms:
      'active vision, active sensing, robot perception, robotic exploration, next-best-view planning, robotic sensing',
    phrases:
      'robots that look around, how robots see, robots deciding where to look, robot eyes, robots exploring unknown places, sensing for robots, robots searching for things, moving to see better',
  },
  {
    name: 'Tactile sensing',
    within: 'Robotics',
    near: 'Haptics, Flexible electronics',
    terms: 'electronic skin, e-skin, touch sensors, tactile perception, visuotactile sensing, force sensing',
    phrases:
      'robots that feel, artificial skin, sense of touch for robots, robot skin, sensors that feel pressure, robots touching things, fingertips for robots, feeling objects',
  },
  {
    name: 'Space robotics',
    within: 'Robotics, Aerospace engineering',
    near: 'Planetary science, Spacecraft engineering',
    terms: 'planetary rovers, rover navigation, on-orbit servicing, space manipulators, lunar robots',
    phrases:
      'robots in space, Mars rover, robots on the moon, exploring planets with robots, robot arms in space, rovers, driving on Mars, robots repairing satellites',
  },
  {
    name: 'Agricultural robotics',
    within: 'Robotics, Precision agriculture',
    near: 'Agricultural computer vision',
    terms: 'farm robots, harvesting robots, autonomous tractors, weeding robots, milking robots',
    phrases:
      'robots on farms, robots picking fruit, farming machines that drive alone, robots for agriculture, automatic harvesting, robots that plant trees, smart tractors, strawberry picking robot',
  },
  {
    name: 'Bio-inspired engineering',
    within: 'Mechanical engineering, Biology',
    near: 'Soft robotics, Animal locomotion',
    terms:
      'biomimetics, biomimicry, bioinspired robots, bio-inspired design, biologically inspired robotics, insect-inspired flight',
    phrases:
      'copying nature, technology inspired by animals, learning from nature, machines like insects, gecko feet, robots like birds, designs from nature, flying like a bee',
  },
  {
    name: 'Control theory',
    within: 'Electrical engineering, Applied mathematics',
    near: 'Robotics, Dynamical systems',
    terms:
      'control systems, optimal control, model predictive control, MPC, feedback control, nonlinear control, adaptive control, robust control, stability analysis, control engineering, 控制理论, 自动化',
    phrases:
      'keeping systems stable, automatic control, how autopilots work, controlling machines, balancing robots, feedback systems, cruise control, automation, controlling drones, making machines do exactly what we want',
  },
  {
    name: 'Cyber-physical systems',
    within: 'Control theory, Computer science',
    near: 'Internet of things, Embedded systems',
    terms:
      'CPS, hybrid systems, networked control, safety-critical systems, digital twins, industrial control systems, safe autonomy, runtime monitoring',
    phrases:
      'computers that control physical things, smart factories and machines, digital copies of machines, safe autonomous systems, computers in cars and planes, digital twin, software that controls machines, connected physical systems',
  },
  {
    name: 'Mechatronics',
    within: 'Mechanical engineering, Electrical engineering',
    near: 'Robotics, Control theory',
    terms: 'electromechanical systems, actuators, servo systems, automation engineering, precision engineering',
    phrases:
      'mechanics and electronics together, motors and sensors, building machines with electronics, Arduino projects, moving machines with computers, automatic machines, CNC machines, electronics for machines',
  },
  {
    name: 'Space systems autonomy',
    within: 'Aerospace engineering',
    near: 'Space robotics, Control theory',
    terms:
      'spacecraft autonomy, satellite formation flying, spacecraft guidance, rendezvous and docking, attitude control, guidance navigation and control, GNC',
    phrases:
      'satellites that steer themselves, docking in space, steering spacecraft, rocket guidance, controlling satellites, landing rockets, keeping satellites in position, flying in formation in space',
  },
]
