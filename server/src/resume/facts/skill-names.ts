/** Skills in their usual spelling, grouped by kind, separated by commas. */
const everywhere = `
Python, Java, JavaScript, TypeScript, C++, C#, Golang, Rust, Kotlin, Scala, Ruby, PHP, Perl, Haskell, OCaml, Julia, Fortran, COBOL, Lua, Dart, Objective-C,
MATLAB, SAS, Stata, SPSS, SQL, NoSQL, HTML, CSS, HTML/CSS, Bash, PowerShell, LaTeX, VHDL, Verilog, SystemVerilog, Solidity, Prolog, CUDA, OpenCL, OpenMP, MPI,
PyTorch, TensorFlow, Keras, JAX, scikit-learn, NumPy, SciPy, pandas, Matplotlib, seaborn, OpenCV, Hugging Face, LangChain, spaCy, NLTK, XGBoost, MLflow, Weights & Biases,
React, React Native, Angular, Vue.js, Svelte, Next.js, Node.js, Express.js, Django, Flask, FastAPI, Spring Boot, Ruby on Rails, jQuery, Bootstrap, Tailwind CSS, GraphQL, Flutter, SwiftUI,
PostgreSQL, MySQL, SQLite, MongoDB, Redis, Cassandra, Elasticsearch, Neo4j, BigQuery, Snowflake, DynamoDB, Firebase, Supabase, Kafka, RabbitMQ, Hadoop, Apache Spark, PySpark, Airflow, dbt,
AWS, Azure, Google Cloud, GCP, Docker, Kubernetes, Terraform, Ansible, Jenkins, GitHub Actions, CI/CD, Linux, Unix, Git, GitHub, GitLab, Jira, Nginx, Prometheus, Grafana, Heroku, Vercel,
Unity, Unreal Engine, Blender, OpenGL, WebGL, Vulkan, Three.js, Figma, Adobe Photoshop, Photoshop, Illustrator, Adobe Illustrator, InDesign, Premiere Pro, After Effects, Sketch, Canva,
ROS, ROS2, Gazebo, MuJoCo, Isaac Gym, PyBullet, Arduino, Raspberry Pi, SolidWorks, AutoCAD, Fusion 360, CATIA, Creo, ANSYS, Abaqus, COMSOL, Simulink, LabVIEW, Altium, KiCad, SPICE, LTspice, Cadence, Vivado, FEA, 3D printing, CNC machining, CAD,
ArcGIS, QGIS, Google Earth Engine, Tableau, Power BI, Excel, Microsoft Excel, Microsoft Office, PowerPoint, Qualtrics, NVivo, REDCap, EndNote, Zotero, GraphPad Prism, ImageJ, Origin, Mathematica, Maple, EViews, Bloomberg Terminal, QuickBooks, Salesforce, Google Analytics, SEO,
PCR, qPCR, RT-PCR, Western blot, Western blotting, ELISA, flow cytometry, cell culture, CRISPR, gel electrophoresis, immunohistochemistry, immunofluorescence, confocal microscopy, fluorescence microscopy, electron microscopy, SEM, TEM, AFM, XRD, XPS, NMR, HPLC, GC-MS, LC-MS, mass spectrometry, FTIR, Raman spectroscopy, UV-Vis, cloning, DNA extraction, RNA extraction, RNA-seq, next-generation sequencing, protein purification, cryo-EM, patch clamp, optogenetics, mouse handling, titration, chromatography, spectroscopy, BLAST, PyMOL, GROMACS, LAMMPS, VASP, Gaussian, AutoDock, Bioconductor, Seurat, Snakemake, Nextflow, fMRI, EEG, SPM, FreeSurfer, PsychoPy, E-Prime,
statistical analysis, data analysis, data visualization, machine learning, deep learning, regression analysis, survey design, qualitative coding, interviewing, literature review, technical writing, public speaking, project management, Agile, Scrum, photolithography, cleanroom, soldering, PCB design, embedded systems, finite element analysis, embedded programming, web scraping, A/B testing, network analysis, grant writing, archival research, transcription, translation
`
/** Words that mean a skill only in a list of skills. */
const listedOnly =
  'R, C, Go, D, Swift, Shell, Assembly, Scheme, Lisp, Rails, Spring, Vue, Express, Spark, Word, Prism, Maya, Access, iOS, Android, Windows, macOS, Javascript, Matlab, Latex, Node, Pandas, Sklearn'

const split = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** The usual spelling of a skill by its name in lower case. */
export const skillNames: ReadonlyMap<string, string> = new Map(
  split(everywhere).map((name) => [name.toLowerCase(), name]),
)
export const listedSkillNames: ReadonlyMap<string, string> = new Map([
  ...split(listedOnly).map((name): [string, string] => [name.toLowerCase(), name]),
  ...skillNames,
])
