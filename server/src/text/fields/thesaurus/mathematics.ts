import type { FieldEntry } from './entry.ts'

/** Mathematics and operations research. */
export const mathematics: readonly FieldEntry[] = [
  {
    name: 'Mathematics',
    within: '',
    near: 'Computer science, Physics',
    terms:
      'pure mathematics, math, maths, mathematical sciences, 数学, theorems, inequalities, functional equations, operators, fixed points, special functions, matrices, polynomials, mathematical inequalities, Banach spaces, fuzzy mathematics',
    phrases:
      'math research, solving math problems, math olympiad, love of numbers, proving theorems, advanced math, math puzzles, studying math, beautiful math, proofs, mathematical theory, geometric structures',
  },
  {
    name: 'Algebra',
    within: 'Mathematics',
    near: 'Number theory, Algebraic geometry',
    terms:
      'abstract algebra, group theory, ring theory, commutative algebra, homological algebra, Lie algebras, Galois theory, category theory',
    phrases:
      'symmetry and groups, structures in math, abstract structures, equations and symmetry, math of symmetry, higher algebra, rules of operations, Rubik cube math',
  },
  {
    name: 'Representation theory',
    within: 'Algebra',
    near: 'Mathematical physics, Combinatorics',
    terms:
      'Lie groups, quantum groups, modular representations, Hecke algebras, geometric representation theory, Langlands program',
    phrases:
      'groups acting on spaces, matrices from symmetry, math of symmetries in physics, symmetry as matrices, continuous symmetry, actions of groups, Langlands, how symmetry acts',
  },
  {
    name: 'Number theory',
    within: 'Mathematics',
    near: 'Cryptography, Algebraic geometry',
    terms:
      'analytic number theory, algebraic number theory, arithmetic geometry, modular forms, prime numbers, elliptic curves, Diophantine equations',
    phrases:
      'prime numbers, secrets of numbers, patterns in numbers, Fermat last theorem, Riemann hypothesis, whole numbers, math of primes, integer equations, secrets of whole numbers, primes and their patterns, puzzles about integers, old unsolved questions about numbers, whole number equations, math of integers',
  },
  {
    name: 'Algebraic geometry',
    within: 'Mathematics',
    near: 'Number theory, Topology',
    terms:
      'schemes, moduli spaces, birational geometry, tropical geometry, intersection theory, algebraic varieties, Hodge theory',
    phrases:
      'shapes from equations, geometry of polynomials, curves and equations, solution sets of equations, geometry with algebra, surfaces given by formulas, abstract geometry, equations as shapes',
  },
  {
    name: 'Differential geometry',
    within: 'Mathematics',
    near: 'General relativity, Partial differential equations',
    terms: 'Riemannian geometry, geometric analysis, manifolds, symplectic geometry, minimal surfaces, curvature flows',
    phrases:
      'curved spaces, math of curved surfaces, shape of space, geometry of the universe, soap bubbles math, curvature, higher dimensional spaces, bending surfaces',
  },
  {
    name: 'Topology',
    within: 'Mathematics',
    near: 'Algebraic geometry, Topological data analysis',
    terms:
      'algebraic topology, low-dimensional topology, knot theory, homotopy theory, geometric topology, geometric group theory',
    phrases:
      'knots, donuts and coffee cups, shapes that stretch, math of knots, rubber geometry, holes in shapes, Möbius strip, spaces that can be deformed, shapes that can be stretched',
  },
  {
    name: 'Topological data analysis',
    within: 'Topology, Data science',
    near: 'Computational geometry',
    terms: 'persistent homology, TDA, applied topology, mapper algorithm, computational topology',
    phrases:
      'shape of data, finding holes in data, topology for data, geometry of data clouds, applied topology, understanding data by its shape, math shapes in data, loops in data',
  },
  {
    name: 'Mathematical analysis',
    within: 'Mathematics',
    near: 'Partial differential equations, Probability theory',
    terms:
      'real analysis, complex analysis, harmonic analysis, functional analysis, operator theory, Fourier analysis, measure theory, ergodic theory',
    phrases:
      'advanced calculus, limits and infinity, math of waves and functions, infinite series, theory behind calculus, functions and limits, Fourier series, calculus research',
  },
  {
    name: 'Combinatorics',
    within: 'Mathematics',
    near: 'Algorithms, Probability theory',
    terms:
      'graph theory, extremal combinatorics, Ramsey theory, enumerative combinatorics, additive combinatorics, discrete mathematics, probabilistic combinatorics, design theory',
    phrases:
      'counting things, graphs with nodes and edges, coloring maps, discrete math, puzzles and counting, how many ways, arrangements and combinations, Sudoku math, counting possibilities, graphs and puzzles',
  },
  {
    name: 'Mathematical logic',
    within: 'Mathematics',
    near: 'Logic in computer science, Philosophy of mathematics',
    terms:
      'set theory, model theory, computability theory, foundations of mathematics, proof theory, reverse mathematics',
    phrases:
      'foundations of math, what can be proved, infinity and sets, Gödel, logic and truth, paradoxes, different sizes of infinity, limits of math',
  },
  {
    name: 'Applied mathematics',
    within: 'Mathematics',
    near: 'Computational physics',
    terms:
      'mathematical modeling, mathematical modelling, asymptotic analysis, scientific computing methods, industrial mathematics, 应用数学, nonlinear waves, fractional differential equations, soliton equations, bifurcation, boundary value problems, population models',
    phrases:
      'math for real problems, modeling the world with math, using math in science, equations for nature, math in industry, practical math, math models, describing the world with formulas',
  },
  {
    name: 'Numerical analysis',
    within: 'Applied mathematics',
    near: 'High-performance computing, Solid mechanics',
    terms:
      'numerical methods, numerical linear algebra, finite element methods, scientific computing, matrix computations, numerical simulation, spectral methods, numerical optimization methods',
    phrases:
      'solving equations with computers, simulating with math, computing with big matrices, approximate solutions, math for simulations, calculations by computer, error of calculations, fast matrix computing',
  },
  {
    name: 'Partial differential equations',
    within: 'Applied mathematics, Mathematical analysis',
    near: 'Fluid mechanics, Differential geometry',
    terms:
      'PDE, PDEs, nonlinear PDE, Navier-Stokes equations, wave equations, elliptic equations, calculus of variations, free boundary problems, homogenization',
    phrases:
      'equations of heat and waves, equations that describe nature, math of flow, differential equations, equations for fluids, how heat spreads in math, Navier Stokes, math of change in space and time',
  },
  {
    name: 'Dynamical systems',
    within: 'Applied mathematics',
    near: 'Control theory, Complex systems',
    terms:
      'chaos theory, nonlinear dynamics, bifurcation theory, ordinary differential equations, ergodic dynamics, celestial mechanics, coupled oscillators',
    phrases:
      'chaos theory, butterfly effect, how systems change over time, fractals, unpredictable systems, math of change, oscillations, planets orbits math, chaos',
  },
  {
    name: 'Complex systems',
    within: 'Applied mathematics, Physics',
    near: 'Network science, Dynamical systems',
    terms:
      'complexity science, emergence, self-organization, collective behavior, complex adaptive systems, critical transitions, tipping points, econophysics',
    phrases:
      'how order emerges, systems with many parts, tipping points, self organization, bird flocks and crowds, the whole is more than its parts, complexity, patterns from simple rules',
  },
  {
    name: 'Inverse problems',
    within: 'Applied mathematics',
    near: 'Medical imaging, Geophysics',
    terms:
      'regularization methods, tomography, parameter estimation, compressed sensing, data assimilation, imaging mathematics',
    phrases:
      'finding causes from measurements, math behind CT scans, seeing inside without opening, reconstructing pictures from signals, working backwards from data, recovering hidden things from measurements, math of imaging, image reconstruction',
  },
  {
    name: 'Uncertainty quantification',
    within: 'Applied mathematics, Statistics',
    near: 'Bayesian inference, Reliability engineering',
    terms:
      'UQ, sensitivity analysis, stochastic modeling, surrogate modeling, rare event simulation, reduced-order models, model calibration',
    phrases:
      'how sure is a simulation, errors in predictions, confidence in models, measuring uncertainty, how reliable computer models are, risk of wrong predictions, error bars, simulation accuracy',
  },
  {
    name: 'Mathematical biology',
    within: 'Applied mathematics, Biology',
    near: 'Computational biology, Ecology, Epidemiological modeling',
    terms:
      'biomathematics, population dynamics, mathematical ecology, pattern formation, mathematical oncology, mathematical medicine, evolutionary dynamics',
    phrases:
      'math and biology, equations for life, math of populations, why zebras have stripes, predators and prey equations, math models of cancer, modeling animals with math, math for medicine',
  },
  {
    name: 'Mathematical physics',
    within: 'Mathematics, Physics',
    near: 'Quantum physics, String theory',
    terms:
      'integrable systems, quantum field theory mathematics, statistical mechanics rigorous, random matrices, spectral theory, operator algebras',
    phrases:
      'math of physics, math behind quantum theory, rigorous physics, equations of the universe, geometry in physics, theory between math and physics, string theory math, proofs in physics',
  },
  {
    name: 'Mathematical finance',
    within: 'Applied mathematics, Finance',
    near: 'Computational finance, Actuarial science',
    terms:
      'quantitative finance, stochastic calculus, option pricing, risk measures, portfolio optimization, derivatives pricing, financial engineering, financial mathematics',
    phrases:
      'math of money, math for stock markets, pricing options, quants on Wall Street, math of risk, financial math, investing with math, formulas for banks',
  },
  {
    name: 'Actuarial science',
    within: 'Statistics, Finance',
    near: 'Mathematical finance, Demography',
    terms:
      'insurance mathematics, risk theory, mortality modeling, pension mathematics, insurance and risk, ruin theory',
    phrases:
      'math of insurance, calculating insurance prices, how long people live statistics, pensions math, risk for insurance companies, becoming an actuary, predicting accidents, life tables',
  },
  {
    name: 'Game theory',
    within: 'Applied mathematics, Economics',
    near: 'Algorithmic game theory, Behavioral economics',
    terms:
      'cooperative games, evolutionary game theory, strategic interaction, Nash equilibrium, mean field games, differential games, bargaining theory',
    phrases:
      'math of strategy, prisoners dilemma, how people compete and cooperate, strategic decisions, poker strategy math, math of conflict, winning strategies, decisions against opponents',
  },
  {
    name: 'Information theory',
    within: 'Applied mathematics, Electrical engineering',
    near: 'Coding theory, Machine learning',
    terms:
      'entropy, channel capacity, data compression, rate-distortion theory, Shannon theory, network information theory',
    phrases:
      'what is information, compressing data, math of communication, how much information, limits of communication, zip files math, Shannon, measuring information',
  },
  {
    name: 'Optimization',
    within: 'Applied mathematics, Operations research',
    near: 'Machine learning, Control theory',
    terms:
      'convex optimization, mathematical optimization, nonlinear optimization, stochastic optimization, linear programming, robust optimization, global optimization, semidefinite programming, gradient descent, 优化',
    phrases:
      'finding the best solution, best decisions with math, maximizing and minimizing, how to use resources best, making things optimal, best use of limited resources, optimization problems, math for best choices',
  },
  {
    name: 'Operations research',
    within: 'Applied mathematics, Management',
    near: 'Industrial engineering, Supply chain management',
    terms:
      'management science, OR, queueing theory, decision analysis, stochastic programming, simulation optimization, inventory theory, revenue management, 运筹学, vehicle routing problem, production scheduling, job shop scheduling, location problems, inventory control, heuristics and metaheuristics, container terminals, timetabling, maintenance policies, disaster logistics, optimization in logistics, bin packing',
    phrases:
      'better decisions with math, planning airlines and trains, waiting lines, why queues are long, planning with math, hospital scheduling, saving costs with math, logistics math',
  },
  {
    name: 'Probability theory',
    within: 'Mathematics',
    near: 'Statistics, Statistical mechanics',
    terms:
      'probability, stochastic processes, random walks, Markov chains, percolation, stochastic analysis, stochastic differential equations, random graphs, large deviations, Brownian motion, 概率论',
    phrases:
      'math of chance, random processes, luck and dice, randomness, chance and gambling math, coin tosses, random walks, what is likely, casino math, rolling dice',
  },
  {
    name: 'Stochastic processes',
    within: 'Probability theory',
    near: 'Mathematical finance, Operations research',
    terms: 'Markov processes, martingales, point processes, Lévy processes, branching processes, queueing processes',
    phrases:
      'things that change randomly over time, random motion, random growth, noise in time, chance over time, unpredictable paths, random jumps, waiting times',
  },
]
