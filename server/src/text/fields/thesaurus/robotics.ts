import type { FieldEntry } from './entry.ts'

/** Robots, vehicles and control. */
export const robotics: readonly FieldEntry[] = [
  {
    name: 'Robotics',
    within: 'Artificial intelligence, Mechanical engineering',
    near: 'Control theory, Computer vision',
    terms:
      'robots, robot, intelligent robots, service robots, robot design, mobile robots, field robotics, 机器人, robotic systems',
    phrases:
      'building robots, making robots, robot science, machines that move by themselves, robots at home, robots helping people, programming robots, robot engineering, smart robots, household robots, computers with arms and legs, machines that act on their own, robots in daily life, robots for the home, building my own robot, robots and people, smart machines that move',
  },
  {
    name: 'Robot learning',
    within: 'Robotics, Machine learning',
    near: 'Reinforcement learning, Embodied AI',
    terms:
      'robotic learning, imitation learning, learning from demonstration, behavior cloning, sim-to-real, robot foundation models, inverse reinforcement learning, imitation learning for robots, sim-to-real transfer, learning from demonstrations, robot skill learning, robot policy, learning manipulation',
    kinds:
      'imitation learning, learning from demonstration, behavior cloning, imitation learning for robots, learning from demonstrations; sim-to-real, sim-to-real transfer; robot foundation models; inverse reinforcement learning',
    phrases:
      'teaching robots, robots that learn, showing a robot what to do, robots learning from humans, robots that learn by watching, training robots in simulation, robots that copy people, AI for robots, robots that teach themselves, teaching a robot by showing it, robots learning new skills, robots that practice, a robot that learns from mistakes, robots learning from videos, training a robot in a computer game',
  },
  {
    name: 'Robotic manipulation',
    within: 'Robotics',
    near: 'Robot learning, Haptics',
    terms:
      'robot manipulation, dexterous manipulation, grasping, grasp synthesis, robot hands, robot arms, bimanual manipulation, pick and place, robotic grasping, grasp planning, grasp detection, in-hand manipulation, robotic assembly, deformable object manipulation, robot grasping, mobile manipulation, grippers, gripper, robotic hands, robotic arm, object manipulation',
    kinds:
      'dexterous manipulation, in-hand manipulation, robot hands, robotic hands; grasping, grasp synthesis, robotic grasping, grasp planning, grasp detection, robot grasping, grippers, gripper; bimanual manipulation; robotic assembly; deformable object manipulation; mobile manipulation',
    phrases:
      'robots that grab things, robot hands, robot arms, robots that pick up objects, robots folding laundry, robots that cook, robots handling objects, robot fingers, machines that can hold things, robots that can hold an egg, machines that pick things from boxes, robot arm in a factory, robots that handle soft things, robots that tidy up, a hand for a robot, robots that wash dishes, robots that sort packages, robots that grip, robots that put things together, robots packing boxes, robots with fingers',
  },
  {
    name: 'Motion planning',
    within: 'Robotics',
    near: 'Automated planning, Computational geometry',
    terms:
      'path planning, trajectory planning, trajectory optimization, task and motion planning, collision avoidance, robot navigation, trajectory generation, sampling-based planning, kinodynamic planning, multi-robot path planning, obstacle avoidance, motion generation for robots, navigation planning',
    phrases:
      'robots finding their way, finding the best route for a robot, robots avoiding obstacles, planning robot movements, how robots move without crashing, robot navigation, moving through a room, route finding for machines, robots that do not bump into things, how a robot gets from here to there, robots finding the way through a crowd, the best path for a machine, moving around obstacles',
  },
  {
    name: 'SLAM',
    within: 'Robotics, Computer vision',
    near: 'State estimation, 3D vision',
    terms:
      'simultaneous localization and mapping, visual odometry, localization, place recognition, visual-inertial odometry, LiDAR SLAM, indoor positioning, visual SLAM, loop closure, LiDAR odometry, simultaneous localisation and mapping, visual localization, visual place recognition, robot mapping',
    phrases:
      'robots making maps, how a robot knows where it is, mapping a room with a robot, navigation without GPS, vacuum robot mapping, drones that map caves, finding position with cameras, indoor GPS, robots that know where they are, making a map while driving, finding your way without GPS, robots that map buildings, how a vacuum robot knows the room',
  },
  {
    name: 'State estimation',
    within: 'Robotics, Control theory',
    near: 'SLAM, Signal processing',
    terms:
      'Kalman filtering, Kalman filter, sensor fusion, particle filters, filtering and estimation, target tracking, inertial navigation, multi-sensor fusion, state estimator, inertial measurement, factor graphs',
    apart: 'target tracking; inertial navigation',
    phrases:
      'combining sensors, guessing position from noisy sensors, tracking moving things with radar, making sense of sensor noise, using many sensors together, estimating speed and position, following targets, sensor data for robots, knowing where something is from bad measurements, putting different sensors together, estimating where a drone is',
  },
  {
    name: 'Human-robot interaction',
    within: 'Robotics, Human-computer interaction',
    near: 'Social psychology, Assistive robotics',
    terms:
      'HRI, human-robot collaboration, social robots, collaborative robots, cobots, robot companions, shared autonomy, teleoperation, social robot, physical human-robot interaction, human-robot teams, robot assistants, socially assistive robots, robot teleoperation, trust in robots',
    kinds:
      'teleoperation, robot teleoperation; social robots, social robot, socially assistive robots, robot companions; shared autonomy',
    phrases:
      'people and robots working together, talking to robots, robots as friends, robots that understand people, friendly robots, robots in schools, trusting robots, robots working next to humans, how people feel about robots, robots that talk with children, robots that keep old people company, getting along with robots, working together with a robot, robots that understand what I want, robots that show feelings, robots people like, controlling a robot from far away',
  },
  {
    name: 'Autonomous vehicles',
    within: 'Robotics, Transportation engineering',
    near: 'Computer vision, Motion planning',
    terms:
      'autonomous driving, self-driving cars, automated driving, driver assistance, ADAS, connected vehicles, trajectory prediction, 自动驾驶, autonomous vehicle, self-driving vehicles, motion forecasting, driving behavior, driving scenarios, driving scenes, end-to-end driving, automated vehicles, urban driving, autonomous racing, vehicle trajectory prediction, lane detection, driving simulation',
    kinds:
      'trajectory prediction, motion forecasting, vehicle trajectory prediction; lane detection; autonomous racing',
    phrases:
      'self driving cars, cars without drivers, cars that drive themselves, robot taxis, Tesla autopilot, making cars drive alone, driverless trucks, autonomous cars, safe self driving, smart cars, driverless buses, computers that drive, cars that stop by themselves, robot cars in bad traffic, trucks without drivers, making driverless cars safe, a computer at the steering wheel, how cars know what is around them, cars that park themselves, Waymo and Tesla',
  },
  {
    name: 'Unmanned aerial vehicles',
    within: 'Robotics, Aerospace engineering',
    near: 'Control theory, Remote sensing',
    terms:
      'UAV, UAVs, drones, aerial robotics, quadrotors, micro air vehicles, flying robots, drone swarms, quadrotor, quadcopter, UAV navigation, aerial robot, aerial vehicles, multirotor, drone flight, aerial manipulation, aerial swarms',
    phrases:
      'flying robots, drones, building drones, small helicopters with four rotors, delivery drones, drones that fly alone, drone racing, drones for rescue, autonomous flying machines, robots that fly, drones that deliver packages, drones that find lost people, a drone that flies by itself, helicopters without pilots, drones that avoid trees, drones flying together, drones that follow me',
  },
  {
    name: 'Underwater robotics',
    within: 'Robotics, Ocean engineering',
    near: 'Oceanography, Acoustics',
    terms:
      'autonomous underwater vehicles, AUV, marine robotics, remotely operated vehicles, underwater vehicles, surface vessels, AUVs, underwater robot, underwater navigation, autonomous surface vehicles, unmanned surface vehicle, underwater vehicle, underwater imaging, underwater manipulation, marine vehicles, underwater localization, sonar imaging, underwater robots, ROVs, swimming robots, aquatic robots',
    phrases:
      'robots under water, robot submarines, robots in the sea, exploring the ocean with robots, diving robots, robot fish, underwater drones, ships without crew, machines that dive by themselves, little submarines without people, robots that look for wrecks, boats that steer themselves, robots that swim, drones under water, robots that watch coral reefs, robots that repair underwater pipes, mapping the bottom of the ocean with robots, a robot diver',
  },
  {
    name: 'Swarm robotics',
    within: 'Robotics, Multi-agent systems',
    near: 'Collective animal behavior, Modular robots',
    terms:
      'multi-robot systems, robot teams, collective robotics, multi-robot coordination, self-assembly of robots, multi-robot exploration, flocking, multi-robot task allocation, collective behavior of robots',
    phrases:
      'many small robots together, robot swarms, robots like ants, groups of robots, robots that cooperate, robot teams, robots inspired by bees, robot soccer, hundreds of little robots, robots that work like bees, many robots doing one job, robots that move like a flock of birds, teams of robots that search together',
  },
  {
    name: 'Modular robots',
    within: 'Robotics',
    near: 'Soft robotics, Swarm robotics',
    terms:
      'reconfigurable robots, self-reconfiguring robots, origami robots, robot design automation, microrobots, microrobotics, magnetic microrobots, microrobot, reconfigurable robot',
    phrases:
      'robots that change shape, robots made of blocks, tiny robots, robots that build themselves, folding robots, robots as small as insects, nano robots in the body, transformer robots, robots that build themselves from pieces, robots smaller than a coin, robots you can put together like Lego, robots that change their form',
  },
  {
    name: 'Soft robotics',
    within: 'Robotics',
    near: 'Biomaterials, Bio-inspired engineering',
    terms:
      'soft robots, soft actuators, artificial muscles, pneumatic actuators, compliant mechanisms, soft grippers, flexible robots, soft robot, soft robotic, soft gripper, soft actuator, pneumatic robots, soft sensors, soft manipulators, growing robots, shape memory, dielectric elastomer',
    phrases:
      'robots made of soft material, squishy robots, rubber robots, robots like an octopus, artificial muscles, soft machines, bendable robots, robots that are safe to touch, robots inspired by animals, robots without hard parts, robots you can squeeze, robots like worms or jellyfish, robots that blow up like balloons, robots that cannot hurt you, robots made of silicone, gentle robots, robots that stretch',
  },
  {
    name: 'Legged locomotion',
    within: 'Robotics',
    near: 'Biomechanics, Robot learning',
    terms:
      'legged robots, walking robots, quadruped robots, humanoid robots, bipedal robots, bipedal walking, humanoids, gait generation, whole-body control, robot locomotion, legged robot, quadrupedal, quadruped, humanoid robot, humanoid, biped robots, bipedal locomotion, quadrupedal locomotion, legged locomotion control, walking robot, walking control, dynamic walking, hexapod, legged machines, footstep planning, push recovery, balance control',
    kinds:
      'humanoid robots, humanoids, humanoid robot, humanoid, bipedal robots, bipedal walking, biped robots, bipedal locomotion; quadruped robots, quadrupedal, quadruped, quadrupedal locomotion; hexapod',
    apart: 'whole-body control',
    phrases:
      'making robots walk, robots with legs, robot dogs, walking machines, robots that run, two legged robots, humanoid robots, robots climbing stairs, robots that jump, six legged robot, robots moving like animals, robots that do not fall over, robots that walk like people, four legged robots, a robot that keeps its balance, robots that hike over rocks, Boston Dynamics robots, robots that dance and jump, human-like robots that walk, robots walking on rough ground, machines with legs',
  },
  {
    name: 'Medical robotics',
    within: 'Robotics, Biomedical engineering',
    near: 'Surgery, Assistive robotics',
    terms:
      'surgical robotics, surgical robots, robot-assisted surgery, image-guided intervention, continuum robots, computer-assisted surgery, surgical robot, robotic surgery, robotic surgical, surgical instruments, minimally invasive surgery, catheters, concentric tube robots, surgical tool, magnetic robots in the body, surgical skill, needle steering, robotic ultrasound, robotic endoscope, medical robot, capsule endoscopy, surgical automation',
    kinds:
      'continuum robots, concentric tube robots; needle steering; capsule endoscopy; robotic ultrasound; magnetic robots in the body',
    phrases:
      'robots for surgery, robot doctors, robots in hospitals, operating with robots, robots inside the body, surgery machines, robots helping surgeons, medical robots, robots that cut very precisely, machines for operating rooms, robots that help doctors, robot surgery, a robot that gives injections, robots that swim in blood, the da Vinci robot, machines that operate on patients',
  },
  {
    name: 'Assistive robotics',
    within: 'Robotics, Rehabilitation engineering',
    near: 'Human-robot interaction, Accessibility',
    terms:
      'exoskeletons, rehabilitation robotics, wearable robots, prosthetics control, powered prostheses, robotic wheelchairs, eldercare robots, prosthesis, lower-limb exoskeleton, prosthetic hand, robotic prosthesis, assistive robot, rehabilitation robot, exosuit, walking assistance, powered prosthesis, wheelchair',
    kinds:
      'exoskeletons, lower-limb exoskeleton, exosuit; prosthetics control, powered prostheses, prosthesis, prosthetic hand, robotic prosthesis, powered prosthesis; robotic wheelchairs, wheelchair',
    phrases:
      'robots for disabled people, robot suits, exoskeleton, robots that help old people, robotic legs, robot wheelchair, robots for rehabilitation, artificial arms that move, machines that help people walk again, machines that help people walk, robot arm for people who lost an arm, helping paralyzed people move, suits that make you stronger, robots that feed people, robots for the elderly, robots that carry patients, bionic legs and hands, walking again after an accident',
  },
  {
    name: 'Embodied AI',
    within: 'Robotics, Artificial intelligence',
    near: 'Robot learning, World models',
    terms:
      'embodied agents, visual navigation, vision-language-action models, vision-language navigation, embodied intelligence, situated agents, embodied navigation, vision-and-language navigation, embodied agent, object navigation',
    kinds:
      'vision-language-action models; visual navigation, vision-language navigation, embodied navigation, vision-and-language navigation, object navigation',
    phrases:
      'AI with a body, AI in the real world, robots that follow instructions, ChatGPT for robots, robots that understand language, AI that acts, home robot that understands me, physical AI, robots that do what I say, AI in a robot body, telling a robot what to do in words, a robot butler',
  },
  {
    name: 'Active perception',
    within: 'Robotics, Computer vision',
    near: 'SLAM, Tactile sensing',
    terms:
      'active vision, active sensing, robot perception, robotic exploration, next-best-view planning, robotic sensing, informative path planning, autonomous exploration, view planning',
    phrases:
      'robots that look around, how robots see, robots deciding where to look, robot eyes, robots exploring unknown places, sensing for robots, robots searching for things, moving to see better, robots that explore on their own, cameras that move to see better, robots that search a building',
  },
  {
    name: 'Tactile sensing',
    within: 'Robotics',
    near: 'Haptics, Flexible electronics',
    terms:
      'electronic skin, e-skin, touch sensors, tactile perception, visuotactile sensing, force sensing, tactile sensor, tactile, tactile sensors, vision-based tactile',
    phrases:
      'robots that feel, artificial skin, sense of touch for robots, robot skin, sensors that feel pressure, robots touching things, fingertips for robots, feeling objects, robots that can feel what they touch, fingers that feel for robots, robot hands with feeling',
  },
  {
    name: 'Space robotics',
    within: 'Robotics, Aerospace engineering',
    near: 'Planetary science, Spacecraft engineering',
    terms:
      'planetary rovers, rover navigation, on-orbit servicing, space manipulators, lunar robots, planetary exploration, space robot, lunar rover, Mars rovers',
    phrases:
      'robots in space, Mars rover, robots on the moon, exploring planets with robots, robot arms in space, rovers, driving on Mars, robots repairing satellites, machines that drive on the moon, robots that explore Mars, robot repair in space, robots for other planets',
  },
  {
    name: 'Agricultural robotics',
    within: 'Robotics, Precision agriculture',
    near: 'Agricultural computer vision',
    terms:
      'farm robots, harvesting robots, autonomous tractors, weeding robots, milking robots, agricultural robots, fruit harvesting, fruit picking, crop robots',
    phrases:
      'robots on farms, robots picking fruit, farming machines that drive alone, robots for agriculture, automatic harvesting, robots that plant trees, smart tractors, strawberry picking robot, machines that pick apples, tractors that drive themselves, robots that pull weeds, robots for farmers',
  },
  {
    name: 'Bio-inspired engineering',
    within: 'Mechanical engineering, Biology',
    near: 'Soft robotics, Animal locomotion',
    terms:
      'biomimetics, biomimicry, bioinspired robots, bio-inspired design, biologically inspired robotics, insect-inspired flight, bio-inspired, bioinspired, biologically inspired, insect-scale robots',
    phrases:
      'copying nature, technology inspired by animals, learning from nature, machines like insects, gecko feet, robots like birds, designs from nature, flying like a bee, machines that copy animals, building things like nature does, robots that move like snakes, learning tricks from insects, wings like a bird',
  },
  {
    name: 'Control theory',
    within: 'Electrical engineering, Applied mathematics',
    near: 'Robotics, Dynamical systems',
    terms:
      'control systems, optimal control, model predictive control, MPC, feedback control, nonlinear control, adaptive control, robust control, stability analysis, control engineering, 控制理论, 自动化, nonlinear systems, control barrier functions, reachability analysis, linear systems, system identification, PID controllers, time delay systems, state observers, multi-agent consensus, fractional-order systems',
    phrases:
      'keeping systems stable, automatic control, how autopilots work, controlling machines, balancing robots, feedback systems, cruise control, automation, controlling drones, making machines do exactly what we want, making machines stay steady, math of steering, keeping a stick in balance, how to steer a machine, machines that correct themselves',
  },
  {
    name: 'Cyber-physical systems',
    within: 'Control theory, Computer science',
    near: 'Internet of things, Embedded systems',
    terms:
      'CPS, hybrid systems, networked control, safety-critical systems, digital twins, industrial control systems, safe autonomy, runtime monitoring, safety assurance, safety verification of autonomous systems',
    phrases:
      'computers that control physical things, smart factories and machines, digital copies of machines, safe autonomous systems, computers in cars and planes, digital twin, software that controls machines, connected physical systems, making machines with computers safe, a digital copy of a factory, computers that run power plants',
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
